import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { Actor } from '../../context/index.js';
import { type JsonConnection, JsonSocketServer } from '../index.js';

const FRIEND = 'https://portal.example';

let app: TestApp;
let http: Server;
let sockets: JsonSocketServer;
let url: string;
let actor: Actor;
let closed = 0;

beforeAll(async () => {
  app = await startTestApp({ config: { corsOrigins: [FRIEND], socketsPerAddress: 40 } });
});
afterAll(() => app.stop());

/** Sends as much as `count` says, no faster than it is read. */
async function pour(connection: JsonConnection, count: number): Promise<void> {
  const text = 'x'.repeat(20_000);
  for (let index = 0; index < count; index += 1) await connection.send({ index, text });
}

beforeEach(async () => {
  actor = { kind: 'anonymous' };
  closed = 0;
  sockets = new JsonSocketServer({
    ...app.app.platform,
    authenticate: async () => actor,
    // Both ends share this process: one that is held up for a moment is not to be taken for silent.
    keepAliveMs: 1_000,
    signInMs: 4_000,
    accept: (connection) => ({
      open: () => connection.send({ type: 'open' }),
      receive: async ({ count }) => pour(connection, Number(count)),
      fail: (error) => connection.send({ type: 'error', message: String(error) }),
      close: () => {
        closed += 1;
      },
    }),
  });
  http = createServer();
  http.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  await sockets.start();
  url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await sockets.stop();
  http.close();
});

const signedIn: Actor = {
  kind: 'endUser',
  endUserId: 'end-user',
  companyId: 'company',
  sessionId: 'session',
};

async function open(options: { autoPong?: boolean; origin?: string } = {}): Promise<WebSocket> {
  const socket = new WebSocket(url, options);
  await once(socket, 'message');
  return socket;
}

const closeCode = async (socket: WebSocket) => ((await once(socket, 'close')) as [number])[0];

describe('a socket that speaks JSON', () => {
  it('is cut when it gives no sign of life, and stays when it does', async () => {
    actor = signedIn;
    const [silent, lively] = await Promise.all([open({ autoPong: false }), open()]);
    expect(await closeCode(silent)).toBe(1006);
    expect(lively.readyState).toBe(WebSocket.OPEN);
    await expect.poll(() => closed).toBe(1);
    lively.close();
  });

  it('is closed when nobody says who they are', async () => {
    expect(await closeCode(await open())).toBe(4401);
  });

  it('is closed at once when the session ends', async () => {
    actor = signedIn;
    const socket = await open();
    await app.app.platform.events.publish('session.ended', 'session');
    expect(await closeCode(socket)).toBe(4403);
  });

  it('is cut when it does not read, while others get everything', async () => {
    actor = signedIn;
    const [slow, healthy] = await Promise.all([open(), open()]);
    let received = 0;
    healthy.on('message', () => {
      received += 1;
    });
    slow.pause();
    const before = process.memoryUsage().rss;
    slow.send(JSON.stringify({ count: 5_000 }));
    healthy.send(JSON.stringify({ count: 1_000 }));
    await expect.poll(() => received).toBe(1_000);
    await expect.poll(() => closed).toBe(1);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    slow.terminate();
    healthy.close();
  });

  it('may be opened by pages of the listed origins', async () => {
    actor = signedIn;
    (await open({ origin: FRIEND })).close();
    const refused = new WebSocket(url, { origin: 'https://evil.example' });
    const [error] = (await once(refused, 'error')) as [Error];
    expect(error.message).toContain('403');
  });

  it('is refused when there are too many of one address', async () => {
    const attempts = Array.from({ length: 45 }, async () => {
      const socket = new WebSocket(url);
      const [outcome] = (await Promise.race([
        once(socket, 'message').then(() => ['in']),
        once(socket, 'close').then(([code]) => [code as number]),
        once(socket, 'error').then(([error]) => [(error as Error).message]),
      ])) as [string | number];
      return outcome;
    });
    const outcomes = await Promise.all(attempts);
    // Forty find a place; ten of them are too many to wait for a sign-in.
    expect(outcomes.filter((outcome) => String(outcome).includes('429'))).toHaveLength(15);
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(30);
  });
});
