import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../harness/free-port.ts';
import { connectTo } from './balancer.ts';
import { TcpProxy } from './tcp-proxy.ts';

const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
let proxy: TcpProxy;

async function open(): Promise<Socket> {
  if (!echo.listening) await once(echo.listen(0, '127.0.0.1').unref(), 'listening');
  const { port } = echo.address() as AddressInfo;
  const front = await freePort();
  proxy = new TcpProxy(() => connectTo(port));
  await proxy.listen(front);
  const socket = connect(front, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function answer(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [data] = (await once(socket, 'data')) as [Buffer];
  return data.toString();
}

afterEach(() => proxy.close());

it('passes on what comes, also late', async () => {
  const socket = await open();
  expect(await answer(socket, 'hello')).toBe('hello');
  proxy.mode = 'slow';
  const sentAt = performance.now();
  expect(await answer(socket, 'late')).toBe('late');
  expect(performance.now() - sentAt).toBeGreaterThan(250);
});

it('swallows nothing for good: what came while it was frozen arrives afterwards', async () => {
  const socket = await open();
  expect(await answer(socket, 'hello')).toBe('hello');
  proxy.mode = 'frozen';
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.write('frozen');
  const other = connect(socket.remotePort ?? 0, '127.0.0.1');
  other.on('error', () => undefined);
  await once(other, 'connect');
  expect(heard).toBe('');
  proxy.mode = 'open';
  await once(socket, 'data');
  expect(heard).toBe('frozen');
  expect(await answer(other, 'new')).toBe('new');
});

it('cuts what there is when it refuses', async () => {
  const socket = await open();
  expect(await answer(socket, 'hello')).toBe('hello');
  // An event of this kind comes after an error, which would fail `once`.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  proxy.mode = 'refusing';
  await closed;
});
