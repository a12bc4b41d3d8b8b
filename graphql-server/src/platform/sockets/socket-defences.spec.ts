import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { signIn } from '../../testing/chat.js';
import { createAdmin, createCompany, createEndUser } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TokenDigests } from '../../features/auth/index.js';

/** How a client of each socket signs in, and then asks for data that needs a sign-in. */
const SOCKETS = [
  {
    path: '/graphql',
    protocols: ['graphql-transport-ws'],
    introduce: (token?: string) => ({
      type: 'connection_init',
      ...(token === undefined ? {} : { payload: { token } }),
    }),
    ask: { id: '1', type: 'subscribe', payload: { query: '{ signInSessions { id } }' } },
    ping: { type: 'ping' },
    tokenRefused: 4403,
  },
  {
    path: '/ws',
    protocols: [],
    introduce: (token?: string) => ({ type: 'auth', token: token ?? '' }),
    ask: { type: 'chat', content: 'Guten Tag', sessionId: 'abcdefgh12', requestId: '1' },
    ping: { type: 'ping' },
    tokenRefused: 4401,
  },
] as const;

type SocketKind = (typeof SOCKETS)[number];

let app: TestApp;
const opened: WebSocket[] = [];

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://haus.example' } });
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  const { status } = await app.client().fetch('/readyz');
  if (status !== 200) throw new Error('What the client did has hurt the server.');
});
afterAll(() => app.stop());

interface Opened {
  socket: WebSocket;
  messages: Record<string, unknown>[];
  closed: Promise<number>;
}

/** Opens a socket; undefined and the status when the handshake is refused. */
async function open(
  { path, protocols }: Pick<SocketKind, 'path' | 'protocols'>,
  headers: Record<string, string> = {},
  query = '',
): Promise<Opened | { status: number }> {
  const url = `${app.url.replace(/^http/, 'ws')}${path}${query}`;
  const socket = new WebSocket(url, [...protocols], { headers });
  opened.push(socket);
  const messages: Record<string, unknown>[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as never));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return new Promise((resolve) => {
    socket.once('open', () => resolve({ socket, messages, closed }));
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      resolve({ status: statusCode });
      request.destroy();
    });
  });
}

async function mustOpen(kind: SocketKind, headers?: Record<string, string>): Promise<Opened> {
  const result = await open(kind, headers);
  if ('status' in result) throw new Error(`The handshake was refused with ${result.status}.`);
  return result;
}

const send = ({ socket }: Opened, message: object) => socket.send(JSON.stringify(message));

/** Tokens that held once, or look as if they did. */
async function deadTokens(): Promise<Record<string, string>> {
  const em = app.em();
  const tenant = await createEndUser(em, await createCompany(em));
  const client = await signIn(app, tenant);
  const [, ofTenant = ''] = [...client.cookies].find(([name]) => name.endsWith('session')) ?? [];
  await em.execute('update session set expires_at = now() where subject_id = ?', [tenant.id]);
  const admin = await createAdmin(em);
  const { bearer = '' } = await asAdmin(app, admin);
  const claims = JSON.parse(
    Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>;
  const key = new TokenDigests(app.config.sessionSecret ?? '').keyFor('access token');
  const sign = (exp: number, signKey: Uint8Array) =>
    new SignJWT({ ...claims, exp })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(signKey);
  const now = Math.floor(Date.now() / 1000);
  return {
    'of a session that has run out': ofTenant,
    'of an administrator, expired': await sign(now - 1, key),
    'signed by somebody else': await sign(now + 900, randomBytes(32)),
    'that is nonsense': 'nonsense',
  };
}

const isWelcome = (type: unknown) => type === 'connection_ack' || type === 'authenticated';

describe.each(SOCKETS)('the socket at $path', (kind) => {
  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['https://haus.example.evil.example', 403],
    ['http://haus.example', 403],
  ])('refuses pages of %s', async (origin, status) => {
    expect(await open(kind, { origin })).toEqual({ status });
  });

  it.each(['token', 'access_token', 'jwt', 'apiKey'])(
    'refuses an address with a %s in it',
    async (name) => {
      expect(await open(kind, {}, `?${name}=abc`)).toEqual({ status: 400 });
    },
  );

  it('shows nothing to a program that does not say who it is', async () => {
    const socket = await mustOpen(kind);
    if (kind.path === '/graphql') send(socket, kind.introduce());
    await expect.poll(() => socket.messages.length).toBe(1);
    send(socket, kind.ask);
    await expect.poll(() => JSON.stringify(socket.messages)).toContain('UNAUTHENTICATED');
    send(socket, kind.ping);
    await expect.poll(() => JSON.stringify(socket.messages)).toContain('pong');
    const told = new Set(socket.messages.map(({ type }) => type));
    expect(
      told.isSubsetOf(
        new Set(['connection_ack', 'connected', 'error', 'next', 'complete', 'pong']),
      ),
    ).toBe(true);
    expect(JSON.stringify(socket.messages)).not.toContain('"signInSessions":[');
  });

  it('lets nobody in with a token that does not hold', async () => {
    const outcomes: Record<string, unknown> = {};
    const tokens = await deadTokens();
    for (const [name, token] of Object.entries(tokens)) {
      const socket = await mustOpen(kind);
      send(socket, kind.introduce(token));
      const code = await socket.closed;
      outcomes[name] = [code, socket.messages.some(({ type }) => isWelcome(type))];
    }
    expect(outcomes).toEqual(
      Object.fromEntries(Object.keys(tokens).map((name) => [name, [kind.tokenRefused, false]])),
    );
  });

  it.each([200_000, 1_000_000, 10_000_000])('closes on a frame of %d bytes', async (size) => {
    const socket = await mustOpen(kind);
    socket.socket.send(`{"type":"ping","payload":{"x":"${'x'.repeat(size)}"}}`);
    expect(await socket.closed).toBe(1009);
  });

  it('closes on a frame that only claims to be large, without waiting for it', async () => {
    const { hostname, port } = new URL(app.url);
    const connection = connect(Number(port), hostname);
    const lines = [
      `GET ${kind.path} HTTP/1.1`,
      ...['Host: x', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...kind.protocols.map((name) => `Sec-WebSocket-Protocol: ${name}`),
    ];
    connection.write(`${lines.join('\r\n')}\r\n\r\n`);
    await once(connection, 'data');
    // A text frame of 2^40 bytes, of which nothing follows.
    connection.write(Buffer.from([0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 3, 4]));
    const ended = once(connection, 'end');
    const received: Buffer[] = [];
    connection.on('data', (data: Buffer) => received.push(data));
    await ended;
    expect(Buffer.concat(received).includes(Buffer.from([0x03, 0xf1]))).toBe(true);
    connection.destroy();
  });

  it('closes on 500 messages at once', async () => {
    const socket = await mustOpen(kind);
    for (let count = 0; count < 500; count += 1) send(socket, kind.ping);
    expect(await socket.closed).toBe(1008);
  });

  it('closes on pings without end', async () => {
    const { socket, closed } = await mustOpen(kind);
    socket.on('pong', () => socket.ping());
    socket.ping();
    expect(await closed).toBe(1008);
  });

  it('closes on a message that is cut to pieces', async () => {
    const { socket, closed } = await mustOpen(kind);
    for (let count = 0; count < 200; count += 1) socket.send('x', { fin: false });
    expect(await closed).toBe(1008);
  });

  it('gives one address so many sockets on which nobody has signed in', async () => {
    const attempts = await Promise.all(Array.from({ length: 200 }, () => open(kind)));
    const sockets = attempts.filter((attempt): attempt is Opened => !('status' in attempt));
    let closed = 0;
    for (const socket of sockets) void socket.closed.then(() => (closed += 1));
    const refused = attempts.length - sockets.length;
    // Either the handshake is refused, or the socket is closed as soon as it is open.
    await expect.poll(() => refused + closed).toBeGreaterThanOrEqual(100);
  });
});
