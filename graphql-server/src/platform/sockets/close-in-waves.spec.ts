import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { closeInWaves } from './close-in-waves.js';

const http = createServer();
const server = new WebSocketServer({ server: http });
const COUNT = 120;

beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  http.close();
});

it('lets clients go some at a time, each with the reason', async () => {
  const { port } = http.address() as AddressInfo;
  const closedAt: number[] = [];
  const codes = new Set<number>();
  const clients = await Promise.all(
    Array.from({ length: COUNT }, async () => {
      const client = new WebSocket(`ws://127.0.0.1:${port}`);
      const closed = new Promise<void>((resolve) => {
        client.on('close', (code) => {
          codes.add(code);
          closedAt.push(performance.now());
          resolve();
        });
      });
      await new Promise((resolve) => client.once('open', resolve));
      return { closed };
    }),
  );
  const startedAt = performance.now();
  await closeInWaves(server.clients, (socket) => socket.close(1012, 'Service Restart'));
  await Promise.all(clients.map(({ closed }) => closed));
  expect(codes).toEqual(new Set([1012]));
  expect(closedAt).toHaveLength(COUNT);
  // The third wave waits for two pauses, however slow the machine is.
  expect(closedAt.filter((at) => at - startedAt >= 190).length).toBeGreaterThanOrEqual(COUNT / 3);
});

it('does not wait where there are few', async () => {
  const closed: number[] = [];
  const closing = closeInWaves([1, 2, 3], (socket) => closed.push(socket));
  expect(closed).toEqual([1, 2, 3]);
  await closing;
});
