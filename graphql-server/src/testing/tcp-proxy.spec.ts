import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TcpProxy } from './tcp-proxy.js';

/** Sends back what it gets, in capitals if it is the other one. */
const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
const other = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', (data) => socket.write(data.toString().toUpperCase()));
});
const urlOf = (server: typeof echo) => `tcp://127.0.0.1:${(server.address() as AddressInfo).port}/`;

let proxy: TcpProxy;
let port: number;

beforeAll(async () => {
  for (const server of [echo, other]) {
    await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  }
});
afterAll(() => {
  echo.close();
  other.close();
});
beforeEach(async () => {
  proxy = new TcpProxy(urlOf(echo));
  port = Number(new URL(await proxy.listen(urlOf(echo))).port);
});
afterEach(() => proxy.close());

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function answer(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [data] = (await once(socket, 'data')) as [Buffer];
  return data.toString();
}

const ended = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** Collects what comes. */
function listen(socket: Socket): () => string {
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  return () => heard;
}

describe('a bad network', () => {
  it('is late, and lets nothing overtake when it is well again', async () => {
    const socket = await open();
    expect(await answer(socket, 'hello')).toBe('hello');
    proxy.slowDown(100);
    const sentAt = performance.now();
    expect(await answer(socket, 'late')).toBe('late');
    expect(performance.now() - sentAt).toBeGreaterThan(190);
    const heard = listen(socket);
    socket.write('one ');
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await proxy.restore();
    socket.write('two');
    await expect.poll(heard).toBe('one two');
  });

  it('swallows nothing for good: what came while it was frozen arrives afterwards', async () => {
    const socket = await open();
    expect(await answer(socket, 'hello')).toBe('hello');
    proxy.freeze();
    const heard = listen(socket);
    socket.write('frozen');
    const late = await open();
    expect(heard()).toBe('');
    await proxy.restore();
    await expect.poll(heard).toBe('frozen');
    expect(await answer(late, 'new')).toBe('new');
  });

  it('does not tell either end of the end of the other while it is frozen', async () => {
    const socket = await open();
    expect(await answer(socket, 'hello')).toBe('hello');
    proxy.freeze();
    let isEnded = false;
    socket.once('end', () => (isEnded = true));
    socket.end();
    // Something else takes its way there and back meanwhile.
    const witness = connect((echo.address() as AddressInfo).port, '127.0.0.1');
    expect(await answer(witness, 'still')).toBe('still');
    witness.destroy();
    expect(isEnded).toBe(false);
    await proxy.restore();
    await ended(socket);
  });

  it('leaves lost connections silent, and lets new ones through', async () => {
    const lost = await open();
    expect(await answer(lost, 'hello')).toBe('hello');
    proxy.leaveHalfOpen();
    const heard = listen(lost);
    lost.write('nobody hears');
    expect(await answer(await open(), 'new')).toBe('new');
    await proxy.restore();
    expect(await answer(await open(), 'newer')).toBe('newer');
    expect(heard()).toBe('');
  });

  it('hangs up, and refuses until it is well again', async () => {
    const socket = await open();
    expect(await answer(socket, 'hello')).toBe('hello');
    const closed = ended(socket);
    await proxy.refuse();
    await closed;
    const refused = connect(port, '127.0.0.1');
    const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
    await proxy.restore();
    expect(await answer(await open(), 'back')).toBe('back');
  });

  it('leads new connections elsewhere', async () => {
    const before = await open();
    proxy.leadTo(urlOf(other));
    expect(await answer(before, 'hello')).toBe('hello');
    expect(await answer(await open(), 'hello')).toBe('HELLO');
  });
});
