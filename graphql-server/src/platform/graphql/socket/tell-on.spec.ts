import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { tellOn } from './tell-on.js';

let server: WebSocketServer;
let client: WebSocket;
let socket: WebSocket;
const taken: string[] = [];

beforeEach(async () => {
  taken.length = 0;
  server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
  const connected = once(server, 'connection');
  client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  client.on('message', (data: Buffer) => taken.push(data.toString()));
  [socket] = (await connected) as [WebSocket];
  await once(client, 'open');
});
afterEach(() => {
  client.terminate();
  server.close();
});

it('sends results as frames of the operation, in their order', async () => {
  const tell = tellOn(socket, 'a "name"');
  expect(tell(['{"data":1}', '{"data":2}'])).toBe(true);
  while (taken.length < 2) await once(client, 'message');
  expect(taken.map((text): unknown => JSON.parse(text))).toEqual([
    { id: 'a "name"', type: 'next', payload: { data: 1 } },
    { id: 'a "name"', type: 'next', payload: { data: 2 } },
  ]);
});

it('sends nothing while the client has yet to take what it was sent, nor once the socket closes', () => {
  client.pause();
  const tell = tellOn(socket, '1');
  socket.send('x'.repeat(64_000_000));
  const { bufferedAmount } = socket;
  expect(bufferedAmount).toBeGreaterThan(0);
  expect(tell(['{}'])).toBe(false);
  expect(socket.bufferedAmount).toBe(bufferedAmount);
  socket.terminate();
  expect(tell(['{}'])).toBe(false);
});
