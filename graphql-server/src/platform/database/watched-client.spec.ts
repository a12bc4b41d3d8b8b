import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Activity, clientFor, serverProbe, watchedClient } from './watched-client.js';

/** A message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const READY = message('Z', Buffer.from('I'));
const GREETING = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const REFUSED = Buffer.concat([message('E', Buffer.from('SERROR\0C57014\0Mcanceled\0\0')), READY]);
const DONE = Buffer.concat([message('C', Buffer.from('SELECT 1\0')), READY]);

/** Just enough of a server: it lets everybody in, and answers statements as it is told. */
class FakeServer {
  /** Whether the server greets a client that connects. */
  greets = true;
  statements = 0;
  onStatement: (answer: () => void) => unknown = (answer) => answer();
  /** What statements are answered with. */
  answer = DONE;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor() {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        // What begins without a type is the first message of a connection.
        if (data[0] === 0) return void (this.greets && socket.write(GREETING));
        if (String.fromCharCode(data[0] ?? 0) !== 'Q') return;
        this.statements += 1;
        this.onStatement(() => socket.write(this.answer));
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = this.#server.address() as AddressInfo;
    return `postgres://user@127.0.0.1:${port}/x`;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

let server: FakeServer;
afterEach(() => server.close());

/** Connects with little patience and the given opinion on the server. */
async function connected(activityOf: () => Promise<Activity>, silenceMs = 20) {
  server = new FakeServer();
  const Client = watchedClient({ silenceMs, activityOf });
  const client = new Client({ connectionString: await server.listen() });
  client.on('error', () => undefined);
  await client.connect();
  // The types of the connection name one of many ways to call it.
  return client as unknown as {
    query: (text: string, done?: (error: Error | null) => void) => Promise<unknown>;
    connection: { stream: Socket };
    end: () => Promise<void>;
    once: (event: 'end', listener: () => void) => void;
  };
}

describe('a connection', () => {
  it('gives a statement up when the whole server has fallen silent', async () => {
    const client = await connected(async () => 'away');
    server.onStatement = () => undefined;
    await expect(client.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('tells those who wait by a callback as well', async () => {
    const client = await connected(async () => 'away');
    server.onStatement = () => undefined;
    const { promise, resolve } = Promise.withResolvers<Error | null>();
    void client.query('select 1', resolve);
    expect(await promise).toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('waits for a statement that takes long while the server is there', async () => {
    let asked = 0;
    const answers: (() => void)[] = [];
    const client = await connected(async () => {
      asked += 1;
      if (asked === 3) answers.shift()?.();
      return 'working';
    });
    server.onStatement = (answer) => answers.push(answer);
    await expect(client.query('select 1')).resolves.toMatchObject({ command: 'SELECT' });
    // An answer may be read later than the next question is asked.
    expect(asked).toBeGreaterThanOrEqual(3);
    await client.end();
  });

  it('gives a statement up that the server is not at work on, twice in a row', async () => {
    const found: Activity[] = ['idle', 'working', 'idle', 'idle', 'idle'];
    const client = await connected(async () => found.shift() ?? 'away');
    server.onStatement = () => undefined;
    await expect(client.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(found).toHaveLength(1);
  });

  it('waits for an answer that comes in slowly although the server has sent it', async () => {
    const pieces = Array.from(DONE, (byte) => Buffer.of(byte));
    let send: (() => void) | undefined;
    const client = await connected(async () => {
      const piece = pieces.shift();
      if (!piece) return 'idle';
      server.answer = piece;
      const arrived = once(client.connection.stream, 'data');
      send?.();
      await arrived;
      return 'idle';
    });
    server.onStatement = (answer) => {
      send = answer;
    };
    await expect(client.query('select 1')).resolves.toMatchObject({ command: 'SELECT' });
  });

  it('ends after a rollback that failed, as its transaction may be open still', async () => {
    const client = await connected(async () => 'working');
    const gone = new Promise<void>((resolve) => {
      client.once('end', resolve);
    });
    server.answer = REFUSED;
    await expect(client.query('select 1')).rejects.toThrow('canceled');
    await expect(client.query('rollback')).rejects.toThrow('canceled');
    await gone;
  });

  it('asks about no statement that was answered', async () => {
    let asked = 0;
    const client = await connected(async () => {
      asked += 1;
      return 'away';
    }, 500);
    await client.query('select 1');
    server.onStatement = (answer) => setTimeout(answer, 1_500);
    await expect(client.query('select 1')).rejects.toThrow('stopped answering');
    expect(asked).toBe(1);
  });
});

describe('the question whether a server is there', () => {
  it('is answered by one that serves', async () => {
    server = new FakeServer();
    const ask = serverProbe(await server.listen(), 1_000);
    expect(await Promise.all([ask(), ask()])).toEqual([true, true]);
    expect(server.statements).toBe(1);
  });

  it.each(['greeting', 'statement'])('is not answered without a %s', async (missing) => {
    server = new FakeServer();
    if (missing === 'greeting') server.greets = false;
    else server.onStatement = () => undefined;
    expect(await serverProbe(await server.listen(), 30)()).toBe(false);
  });

  it('is not answered where nobody listens', async () => {
    server = new FakeServer();
    const url = await server.listen();
    server.close();
    expect(await serverProbe(url, 1_000)()).toBe(false);
    expect(clientFor({ databaseUrl: url, tellsProcesses: false })).toBeTypeOf('function');
  });
});
