import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

/** So many of each kind at once, as tools do that try this out. */
const CLIENTS = 300;
const TRICKLE_MS = 250;
const NORMAL_REQUESTS = 100;

let app: TestApp;
let trickling: NodeJS.Timeout | undefined;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => {
  clearInterval(trickling);
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.stop());

/** Opens connections that begin in this way, and go on by one sign at a time. */
async function openSlow(beginning: string, sign: string): Promise<Socket[]> {
  const { hostname, port } = new URL(app.url);
  const opened = Array.from({ length: CLIENTS }, () => connect(Number(port), hostname));
  for (const socket of opened) socket.on('error', () => undefined);
  await Promise.all(opened.map(async (socket) => once(socket, 'connect')));
  for (const socket of opened) socket.write(beginning);
  trickling = setInterval(() => {
    for (const socket of opened) if (socket.writable) socket.write(sign);
  }, TRICKLE_MS);
  sockets.push(...opened);
  return opened;
}

/** Waits for the end of a connection, whatever it comes from. */
const gone = async (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

/** How long ordinary requests take, the slowest of a hundred left out, in milliseconds. */
async function slowestOfNormal(): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < NORMAL_REQUESTS; number += 1) {
    const startedAt = performance.now();
    const { status } = await app.client().fetch('/readyz');
    expect(status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b).at(-2) ?? 0;
}

it('three hundred clients that send their headers slowly hold nobody up, and are let go', async () => {
  const calm = await slowestOfNormal();
  const startedAt = performance.now();
  const slow = await openSlow('GET /readyz HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n');
  expect(await slowestOfNormal()).toBeLessThan(1_000 + calm);
  await Promise.all(slow.map(gone));
  expect(performance.now() - startedAt).toBeLessThan(60_000);
}, 90_000);

it('three hundred clients that send a body slowly hold nobody up', async () => {
  const calm = await slowestOfNormal();
  const head =
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n';
  const slow = await openSlow(head, ' ');
  expect(await slowestOfNormal()).toBeLessThan(1_000 + calm);
  // A client that is merely slow is waited for: an upload by a phone takes minutes.
  expect(slow.filter(({ closed }) => closed)).toEqual([]);
}, 60_000);
