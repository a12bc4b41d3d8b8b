import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type ConnectionState, RealtimeClient } from './index.js';
import { reconnectDelay } from './timing.js';

let server: WebSocketServer;
let url: string;
const clients: RealtimeClient[] = [];

async function listen(port = 0): Promise<void> {
  server = new WebSocketServer({ port, host: '127.0.0.1' });
  await once(server, 'listening');
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`;
}

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  await listen();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  for (const socket of server.clients) socket.terminate();
  server.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function newClient(options: { token?: string; sessionId?: undefined } = {}) {
  const client = new RealtimeClient({
    url,
    sessionId: 'abcdefgh',
    socketClass: WebSocket,
    ...options,
  });
  clients.push(client);
  const states: ConnectionState[] = [];
  client.on('state', (state) => states.push(state));
  return { client, states };
}

const nextSocket = async () => ((await once(server, 'connection')) as [WebSocket])[0];

/** The address that the next socket asks for. */
const nextAddress = async () => ((await once(server, 'connection')) as [WebSocket, Request])[1].url;

/** What a client sends next. */
async function nextMessage(socket: WebSocket): Promise<Record<string, unknown>> {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(data.toString()) as Record<string, unknown>;
}

/** Resolves with the next state of a client. */
const nextState = (client: RealtimeClient) =>
  new Promise<ConnectionState>((resolve) => {
    const stop = client.on('state', (state) => {
      stop();
      resolve(state);
    });
  });

async function connected(options: { token?: string } = {}) {
  const { client, states } = newClient(options);
  const coming = nextSocket();
  const connecting = client.connect();
  const socket = await coming;
  return { client, states, socket, connecting };
}

describe('the client', () => {
  it('connects with its session id, and keeps the token out of the address', async () => {
    const { client, connecting, socket } = await connected({ token: 'secret' });
    expect(await nextMessage(socket)).toEqual({ type: 'auth', token: 'secret' });
    expect(client.state).toBe('connecting');
    socket.send(JSON.stringify({ type: 'authenticated' }));
    await connecting;
    expect(client.state).toBe('connected');
  });

  it('says how often it has tried, and gives up after eight times', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { client, states, socket, connecting } = await connected();
    await connecting;
    const { port } = server.address() as AddressInfo;
    server.close();
    const failed = new Promise<Error>((resolve) => client.on('connection:failed', resolve));
    const lost = nextState(client);
    socket.terminate();
    expect(await lost).toBe('disconnected');
    for (const seconds of [2, 4, 8, 15, 15, 15, 15, 15]) {
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(client.state).toBe('disconnected');
      vi.advanceTimersByTime(1);
      expect(client.state).toBe('connecting');
      await nextState(client);
    }
    expect(await failed).toBeInstanceOf(Error);
    expect(states.at(-1)).toBe('error');
    expect(states.filter((state) => state === 'connecting')).toHaveLength(9);
    await listen(port);
    await client.connect();
    expect(client.state).toBe('connected');
  });

  it.each([1000, 1001])('does not come back after the code %i', async (code) => {
    const { client, socket, connecting } = await connected();
    await connecting;
    const next = nextState(client);
    socket.close(code);
    expect(await next).toBe('disconnected');
    vi.advanceTimersByTime(600_000);
    expect(client.state).toBe('disconnected');
  });

  it.each([1011, 1012, 4000])('comes back after the code %i', async (code) => {
    const { client, socket, connecting } = await connected();
    await connecting;
    const next = nextState(client);
    socket.close(code);
    await next;
    vi.advanceTimersByTime(4_000);
    await nextState(client);
    expect(client.state).toBe('connected');
  });

  it.each([
    [1, 2_000, 4_000],
    [2, 4_000, 8_000],
    [3, 8_000, 16_000],
    [4, 15_000, 30_000],
    [8, 15_000, 30_000],
  ])('spreads the attempt number %i between %i and %i ms', (attempt, shortest, longest) => {
    const delays = Array.from({ length: 1_000 }, () => reconnectDelay(attempt));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(shortest);
    expect(Math.max(...delays)).toBeLessThanOrEqual(longest);
    // Evenly: a tenth of them in each tenth of the time, give or take.
    const tenths = delays.map((ms) => Math.floor((10 * (ms - shortest)) / (longest - shortest)));
    for (let tenth = 0; tenth < 10; tenth += 1) {
      expect(tenths.filter((one) => one === tenth).length).toBeGreaterThan(40);
    }
  });

  it('fails at once when it is not let in', async () => {
    const { client, socket, connecting } = await connected({ token: 'old' });
    const refused = connecting.catch((error: Error) => error.message);
    const failed = new Promise<Error>((resolve) => client.on('connection:failed', resolve));
    socket.close(4401);
    expect((await failed).message).toContain('4401');
    expect(await refused).toContain('4401');
    expect(client.state).toBe('error');
  });

  it('waits fifteen seconds for a connection, and ten for that of somebody else', async () => {
    const { client, connecting } = await connected({ token: 'never confirmed' });
    const first = connecting.catch((error: Error) => error.message);
    const second = client.connect().catch((error: Error) => error.message);
    vi.advanceTimersByTime(10_000);
    expect(await second).toBe('Connection timeout');
    expect(client.state).toBe('connecting');
    vi.advanceTimersByTime(5_000);
    expect(await first).toBe('Connection timeout');
    expect(client.state).toBe('disconnected');
  });

  it('lets a second call use the connection of the first', async () => {
    const { client } = newClient();
    const coming = nextSocket();
    await Promise.all([client.connect(), client.connect(), coming]);
    await client.connect();
    expect(server.clients.size).toBe(1);
  });

  it('keeps messages while there is no connection, and until they are confirmed', async () => {
    const { client } = newClient();
    client.chat({ text: 'eins', requestId: 'r1' });
    const coming = nextSocket();
    const connecting = client.connect();
    const socket = await coming;
    expect(await nextMessage(socket)).toMatchObject({ type: 'chat', text: 'eins' });
    await connecting;
    const lost = nextState(client);
    socket.terminate();
    await lost;
    const back = nextSocket();
    vi.advanceTimersByTime(4_000);
    const again = await back;
    expect(await nextMessage(again)).toMatchObject({ requestId: 'r1', sessionId: 'abcdefgh' });
    const confirmed = new Promise((resolve) => client.on('chat:received', resolve));
    again.send(JSON.stringify({ type: 'chat:received', requestId: 'r1' }));
    await confirmed;
    client.disconnect();
    const third = nextSocket();
    const reconnecting = client.connect();
    client.chat({ text: 'zwei', requestId: 'r2' });
    expect(await nextMessage(await third)).toMatchObject({ requestId: 'r2' });
    await reconnecting;
  });

  it('hands a message on once in five minutes', async () => {
    const { client, socket, connecting } = await connected();
    await connecting;
    const texts: unknown[] = [];
    client.on('chat:response', ({ text }) => texts.push(text));
    const tell = async (id: string) => {
      socket.send(JSON.stringify({ type: 'chat:response', id, content: `Antwort ${id}` }));
      const end = new Promise((resolve) => client.on('error', resolve));
      socket.send('no message at all');
      socket.send(JSON.stringify({ type: 'error' }));
      await end;
    };
    await tell('a');
    await tell('a');
    await tell('b');
    expect(texts).toEqual(['Antwort a', 'Antwort b']);
    expect(client.lastMessageId).toBe('b');
    vi.setSystemTime(Date.now() + 300_000);
    await tell('a');
    expect(texts).toHaveLength(3);
  });

  it('gives a sign of life every thirty seconds, and notices when none comes back', async () => {
    const { client, socket, connecting } = await connected();
    await connecting;
    const ping = nextMessage(socket);
    vi.advanceTimersByTime(30_000);
    expect(await ping).toEqual({ type: 'ping' });
    const lost = nextState(client);
    vi.advanceTimersByTime(30_000);
    expect(await lost).toBe('disconnected');
  });

  it('says as staff until when it has heard everything, and forgets nothing meanwhile', async () => {
    const { client } = newClient({ sessionId: undefined });
    const heard: unknown[] = [];
    client.on('chat:response', ({ id }) => heard.push(id));
    const tell = async (socket: WebSocket, message: object) => {
      const told = new Promise((resolve) => client.on('message', resolve));
      socket.send(JSON.stringify(message));
      await told;
    };
    const first = nextSocket();
    const firstAddress = nextAddress();
    await client.connect();
    expect(await firstAddress).toBe('/ws');
    await tell(await first, { type: 'chat:response', id: 'a', timestamp: '2026-11-21T12:00:01Z' });
    expect(client.heardUntil).toBe('2026-11-21T12:00:01Z');

    const lost = nextState(client);
    (await first).terminate();
    await lost;
    const second = nextSocket();
    const secondAddress = nextAddress();
    // Longer than ids are remembered.
    vi.setSystemTime(Date.now() + 600_000);
    vi.advanceTimersByTime(4_000);
    expect(await secondAddress).toMatch('/ws?since=2026-11-21T12%3A00%3A01Z');
    const missed = { type: 'chat:response', timestamp: '2026-11-21T12:10:01Z' };
    await nextState(client);
    (await second).send(JSON.stringify({ ...missed, id: 'a' }));
    await tell(await second, { ...missed, id: 'b' });
    expect(heard).toEqual(['a', 'b']);
    // What was missed may break off: only the answer to the ping says that nothing is left.
    expect(client.heardUntil).toBe('2026-11-21T12:00:01Z');
    await tell(await second, { type: 'pong', timestamp: '2026-11-21T12:10:02Z' });
    expect(client.heardUntil).toBe('2026-11-21T12:10:02Z');
  });

  it('asks for its topics again on every connection', async () => {
    const { client } = newClient();
    client.unsubscribe('categorization:result');
    const coming = nextSocket();
    const connecting = client.connect();
    expect(await nextMessage(await coming)).toEqual({
      type: 'unsubscribe',
      topic: 'categorization:result',
    });
    await connecting;
  });
});
