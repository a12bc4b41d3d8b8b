import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeServer } from './close-server.js';

let server: FastifyInstance;
/** Lets the answers go that are waited for. */
let release: () => void;
let arrived: () => void;
let isAsked: Promise<void>;
const sockets: Socket[] = [];

beforeEach(async () => {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  [release, arrived, isAsked] = [gate.resolve, asked.resolve, asked.promise];
  server = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  server.get('/', async () => {
    arrived();
    await gate.promise;
    return 'late';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection that stays open until the server ends it, and what came over it. */
function open(text: string) {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const received: string[] = [];
  socket.on('data', (data) => received.push(data.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, received };
}

it('answers who waits, and keeps no connection for what may come after', async () => {
  const { socket, received } = open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await isAsked;
  const closed = closeServer(server, 60_000);
  await expect.poll(() => server.server.listening).toBe(false);
  release();
  await Promise.all([closed, once(socket, 'close')]);
  expect(received.join('')).toMatch(/^HTTP\/1.1 200 [^]*late$/);
});

it('waits no longer than it is given, for answers as for slow senders', async () => {
  open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const { socket } = open('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  await isAsked;
  await Promise.all([closeServer(server, 50), once(socket, 'close')]);
  expect(server.server.listening).toBe(false);
  release();
});
