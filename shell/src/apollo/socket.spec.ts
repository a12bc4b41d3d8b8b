// @vitest-environment node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { createSocket, type Socket } from './socket';

/** Speaks graphql-transport-ws: every subscription gets one event and stays open. */
class TestServer {
  readonly sockets: ServerSocket[] = [];
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });

  async start(): Promise<string> {
    this.#server.removeAllListeners('connection');
    this.#server.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('message', (data: Buffer) => answer(socket, data.toString()));
    });
    if (!this.#server.address()) await once(this.#server, 'listening');
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get current(): ServerSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('Nobody has connected.');
    return socket;
  }

  stop(): void {
    for (const socket of this.sockets) socket.terminate();
    this.#server.close();
  }
}

function answer(socket: ServerSocket, text: string): void {
  const { type, id } = JSON.parse(text) as { type: string; id?: string };
  const send = (message: object) => socket.send(JSON.stringify(message));
  if (type === 'connection_init') send({ type: 'connection_ack' });
  if (type === 'subscribe') send({ type: 'next', id, payload: { data: { ticks: 1 } } });
  if (type === 'ping') send({ type: 'pong' });
}

let server: TestServer;
let socket: Socket;
let page: EventTarget & { visibilityState: string };
let reconnections: number;

beforeEach(async () => {
  server = new TestServer();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  socket = createSocket(await server.start());
  reconnections = 0;
  socket.connection.onReconnected(() => (reconnections += 1));
});

afterEach(() => {
  socket.dispose();
  server.stop();
  vi.unstubAllGlobals();
});

/** Subscribes and waits for the first event. */
async function subscribe() {
  const events: unknown[] = [];
  const failures: unknown[] = [];
  const stop = socket.client.subscribe(
    { query: 'subscription { ticks }' },
    {
      next: (event) => events.push(event),
      error: (failure) => failures.push(failure),
      complete: () => undefined,
    },
  );
  await expect.poll(() => events).toHaveLength(1);
  return { events, failures, stop };
}

const state = () => socket.connection.getState();
const untilState = async (wanted: string) => {
  await expect.poll(() => state()).toBe(wanted);
};

it('opens on the first subscription and tells how it goes', async () => {
  const states: string[] = [];
  socket.connection.subscribe(() => states.push(state()));
  expect(state()).toBe('disconnected');
  await subscribe();
  await subscribe();
  expect(states).toEqual(['connecting', 'connected']);
  expect(server.sockets).toHaveLength(1);
  expect(reconnections).toBe(0);
});

it('resumes what was subscribed after the connection was lost, at once when back online', async () => {
  const { events, failures } = await subscribe();
  server.current.terminate();
  await untilState('connecting');
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => events).toHaveLength(2);
  expect(state()).toBe('connected');
  expect(reconnections).toBe(1);
  expect(failures).toEqual([]);
});

it('does not come back by itself when the server closed it on purpose', async () => {
  const { events } = await subscribe();
  server.current.close(1001, 'going away');
  await untilState('disconnected');
  expect(server.sockets).toHaveLength(1);
  socket.connection.reconnect();
  await expect.poll(() => events).toHaveLength(2);
  expect(reconnections).toBe(1);
});

it('gives up when the server forbids another attempt', async () => {
  const { failures } = await subscribe();
  server.current.close(4401, 'Unauthorized');
  await untilState('error');
  expect(failures).toHaveLength(1);
});

it('tells when the server does not accept who asks', async () => {
  const onRefused = vi.fn<() => void>();
  socket.dispose();
  socket = createSocket(await server.start(), { onRefused });
  await subscribe();
  server.current.close(4403, 'Forbidden');
  await expect.poll(() => onRefused).toHaveBeenCalledOnce();
  socket.connection.reconnect();
  await untilState('connected');
});

it('makes a new handshake when the session changes', async () => {
  const { events } = await subscribe();
  socket.restart();
  await expect.poll(() => events).toHaveLength(2);
  expect(server.sockets).toHaveLength(2);
});

it('finds out that a socket has died when the page is looked at again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { events } = await subscribe();
    // The network swallows everything: the ping is never answered.
    server.current.pause();
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.poll(() => events).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
