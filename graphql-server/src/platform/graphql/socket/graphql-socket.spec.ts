import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../../testing/test-config.js';
import type { AdminActor } from '../../context/index.js';
import type { Database } from '../../database/index.js';
import { unauthenticated } from '../../errors/index.js';
import { followTopic, InProcessEventBus } from '../../events/index.js';
import { PointBudgets } from '../../limits/index.js';
import { SESSION_ENDED_TOPIC } from '../../sockets/index.js';
import type { SocketLimits } from '../graphql-limits.js';
import { OperationBudget } from '../operations/index.js';
import { RawSocket } from '../testing/raw-socket.js';
import { GraphqlSocketServer } from './graphql-socket.js';

const admin: AdminActor = {
  kind: 'admin',
  adminId: 'a',
  name: 'Petra',
  email: 'petra@plattform.example',
  sessionId: 'session-1',
};

// The plugin's parser of cookies is there only once a server has the plugin.
beforeAll(async () => {
  await fastify().register(cookie);
});

let stop: () => Promise<void> = async () => {};

afterEach(() => stop());

/** The socket server alone: tokens in the set hold, and `ticks` tells what is published on it. */
async function serve(limits: Partial<SocketLimits> = {}) {
  const tokens = new Set(['good']);
  const events = new InProcessEventBus();
  const sockets = new GraphqlSocketServer({
    config: testConfig({ environment: 'production', publicUrl: 'https://haus.example' }),
    schema: tickingSchema(events),
    database: { orm: { em: { fork: () => ({}) } } } as unknown as Database,
    log: pino({ level: 'silent' }),
    authenticate: async (_em, { bearer }) => {
      if (bearer === undefined) return { kind: 'anonymous' };
      if (tokens.has(bearer)) return admin;
      throw unauthenticated();
    },
    contextExtras: {},
    budget: new OperationBudget(new PointBudgets(), 'off'),
    events,
    limits,
  });
  await sockets.start();
  const server: Server = createServer();
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const opened: RawSocket[] = [];
  const connections: Socket[] = [];
  server.on('connection', (connection) => connections.push(connection));
  stop = async () => {
    for (const { ws } of opened) ws.terminate();
    await sockets.stop();
    server.close();
  };
  return {
    tokens,
    events,
    sockets,
    /** The server's ends, in the order in which they were opened. */
    connections,
    open: (options?: ConstructorParameters<typeof RawSocket>[1], query = '') => {
      const socket = new RawSocket(url + query, options);
      opened.push(socket);
      return socket;
    },
  };
}

function tickingSchema(events: InProcessEventBus): GraphQLSchema {
  const schema = buildSchema(`
    type Query { hello(name: String): String fails: String }
    type Mutation { touch: String }
    type Subscription { ticks: String }
  `);
  const { hello, fails } = schema.getQueryType()?.getFields() ?? {};
  const ticks = schema.getSubscriptionType()?.getFields()['ticks'];
  if (!hello || !fails || !ticks) throw new Error('The schema is another one.');
  hello.resolve = (_source, { name }: { name?: string }) => `Hello ${name ?? 'you'}`;
  fails.resolve = () => {
    throw new Error('a secret of the database');
  };
  ticks.subscribe = async () =>
    followTopic(events, 'ticks', {
      first: async () => ({ ticks: 'ready' }),
      next: (text) => ({ ticks: text as string }),
    });
  return schema;
}

const next = (id: string, ticks: string) => ({ id, type: 'next', payload: { data: { ticks } } });
const errorOf = (id: string, code: string, message: unknown = expect.any(String)) => ({
  id,
  type: 'error',
  payload: [expect.objectContaining({ message, extensions: expect.objectContaining({ code }) })],
});

describe('the handshake', () => {
  it('asks for the subprotocol', async () => {
    const { open } = await serve();
    const socket = open();
    await socket.opened();
    expect(socket.ws.protocol).toBe('graphql-transport-ws');
    expect((await open({ protocols: [] }).closed).code).toBe(4406);
    // A client that asked for others gives up by itself, as none of them is chosen.
    expect((await open({ protocols: ['graphql-ws', 'x'] }).closed).code).toBe(1006);
  });

  it('is refused for pages of other sites', async () => {
    const { open } = await serve();
    for (const origin of ['https://evil.example', 'null', 'https://haus.example.evil.example']) {
      expect(await open({ origin }).status()).toBe(403);
    }
    expect(await open({ origin: 'https://haus.example' }).status()).toBe(101);
    expect(await open().status()).toBe(101);
  });

  it('is refused when it carries a token in its address', async () => {
    const { open } = await serve();
    expect(await open({}, '?token=good').status()).toBe(400);
    expect(await open({}, '?access_token=good').status()).toBe(400);
  });
});

describe('the beginning', () => {
  it('is an init, which is acknowledged', async () => {
    const { open } = await serve();
    const socket = await open().init();
    socket.subscribe('1', '{ hello(name: "Öz") }');
    expect(await socket.next()).toEqual({
      id: '1',
      type: 'next',
      payload: {
        data: { hello: 'Hello Öz' },
        extensions: { cost: { requested: 0, limit: 5000, remaining: 5000 } },
      },
    });
    expect(await socket.next()).toEqual({ id: '1', type: 'complete' });
  });

  it('must come soon', async () => {
    const { open } = await serve({ initTimeoutMs: 20 });
    expect(await open().closed).toEqual({
      code: 4408,
      reason: 'Connection initialisation timeout',
    });
  });

  it('must come once', async () => {
    const { open } = await serve();
    const socket = await open().init();
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toEqual({ code: 4429, reason: 'Too many initialisation requests' });
  });

  it('must come first', async () => {
    const { open } = await serve();
    const socket = open();
    await socket.opened();
    socket.subscribe('1', '{ hello }');
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Unauthorized' });
  });

  it('is refused with a token that does not hold', async () => {
    const { open } = await serve();
    const socket = open();
    await socket.opened();
    socket.send({ type: 'connection_init', payload: { token: 'forged' } });
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  it('takes the token as a header too', async () => {
    const { open } = await serve();
    await open().init({ Authorization: 'Bearer good' });
    const socket = open({ headers: { authorization: 'Bearer forged' } });
    await socket.opened();
    socket.send({ type: 'connection_init' });
    expect((await socket.closed).code).toBe(4403);
  });
});

describe('an operation', () => {
  it('may be a subscription, which the client ends', async () => {
    const { open, events } = await serve();
    const socket = await open().init({ token: 'good' });
    socket.subscribe('a', 'subscription { ticks }');
    expect(await socket.next()).toEqual(next('a', 'ready'));
    await events.publish('ticks', 'one');
    expect(await socket.next()).toEqual(next('a', 'one'));
    socket.send({ id: 'a', type: 'complete' });
    socket.send({ type: 'ping' });
    expect(await socket.next()).toEqual({ type: 'pong' });
    await events.publish('ticks', 'two');
    // The id is free again.
    socket.subscribe('a', '{ hello }');
    expect(await socket.next()).toMatchObject({ payload: { data: { hello: 'Hello you' } } });
  });

  it('needs an id that no other running one has', async () => {
    const { open } = await serve();
    const socket = await open().init();
    socket.subscribe('a', 'subscription { ticks }');
    await socket.next();
    socket.subscribe('a', '{ hello }');
    expect(await socket.closed).toEqual({ code: 4409, reason: 'Subscriber for a already exists' });
  });

  it('that cannot be parsed is an error of its own, and the others go on', async () => {
    const { open, events } = await serve();
    const socket = await open().init();
    socket.subscribe('a', 'subscription { ticks }');
    await socket.next();
    socket.subscribe('b', '{ hello');
    expect(await socket.next()).toEqual(
      errorOf('b', 'GRAPHQL_PARSE_FAILED', expect.stringContaining('Syntax Error')),
    );
    await events.publish('ticks', 'on');
    expect(await socket.next()).toEqual(next('a', 'on'));
  });

  it.each([
    ['{ helo }', 'GRAPHQL_VALIDATION_FAILED', 'Cannot query field "helo" on type "Query".'],
    ['query A { hello } query B { hello }', 'GRAPHQL_VALIDATION_FAILED', expect.any(String)],
    ['{ __schema { queryType { name } } }', 'FORBIDDEN', expect.any(String)],
    [`{ ${'hello '.repeat(11)} }`, 'OPERATION_TOO_COMPLEX', expect.stringContaining('10 are')],
    [`{ hello ${'@include(if: true) '.repeat(21)} }`, 'OPERATION_TOO_COMPLEX', expect.any(String)],
    [`{ ${'a'.repeat(20_000)} }`, 'OPERATION_TOO_COMPLEX', expect.any(String)],
  ])('$0 is answered with an error and not run', async (query, code, message) => {
    const { open } = await serve();
    const socket = await open().init();
    socket.subscribe('x', query);
    expect(await socket.next()).toEqual(errorOf('x', code, message));
    expect(socket.unread).toEqual([]);
  });

  it('does not tell what went wrong inside', async () => {
    const { open } = await serve();
    const socket = await open().init();
    socket.subscribe('x', '{ fails }');
    const answer = JSON.stringify(await socket.next());
    expect(answer).toContain('INTERNAL');
    expect(answer).not.toContain('secret');
  });

  it('is one of so many', async () => {
    const { open } = await serve({ subscriptions: 2 });
    const socket = await open().init();
    for (const id of ['a', 'b']) {
      socket.subscribe(id, 'subscription { ticks }');
      await socket.next();
    }
    socket.subscribe('c', 'subscription { ticks }');
    expect(await socket.next()).toEqual(errorOf('c', 'RATE_LIMITED'));
  });
});

describe('a message', () => {
  it.each([
    ['no JSON', 'hello'],
    ['no object', '[]'],
    ['of an unknown type', { type: 'start' }],
    ['only for servers to send', { type: 'connection_ack' }],
    ['of a subscription without an id', { type: 'subscribe', payload: { query: '{ hello }' } }],
    ['of a subscription without a document', { id: '1', type: 'subscribe', payload: {} }],
  ])('that is %s closes the socket with 4400', async (_name, message) => {
    const { open } = await serve();
    const socket = await open().init();
    socket.send(message);
    expect(await socket.closed).toEqual({ code: 4400, reason: 'Invalid message received' });
  });

  it('is text', async () => {
    const { open } = await serve();
    const socket = await open().init();
    socket.ws.send(Buffer.from(JSON.stringify({ type: 'ping' })), { binary: true });
    expect((await socket.closed).code).toBe(4400);
  });

  it('is at most 128 kB long', async () => {
    const { open } = await serve();
    const socket = await open().init();
    socket.send({ type: 'ping', payload: { x: 'x'.repeat(200_000) } });
    expect((await socket.closed).code).toBe(1009);
  });

  it('may be a ping or pong at any time, with a payload that comes back', async () => {
    const { open } = await serve();
    const socket = open();
    await socket.opened();
    socket.send({ type: 'pong' });
    socket.send({ type: 'ping', payload: { at: 1 } });
    expect(await socket.next()).toEqual({ type: 'pong', payload: { at: 1 } });
  });

  it('is not one of a flood', async () => {
    const { open } = await serve();
    const socket = await open().init();
    for (let count = 0; count < 250; count += 1) socket.send({ type: 'pong' });
    expect(await socket.closed).toEqual({ code: 1008, reason: 'Too many messages' });
  });
});

describe('a session', () => {
  it('that has ended takes its sockets along', async () => {
    const { open, events } = await serve();
    const socket = await open().init({ token: 'good' });
    const stranger = await open().init();
    await events.publish(SESSION_ENDED_TOPIC, admin.sessionId);
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    stranger.send({ type: 'ping' });
    expect(await stranger.next()).toEqual({ type: 'pong' });
  });

  it('is looked at anew for each operation', async () => {
    const { open, tokens } = await serve();
    const socket = await open().init({ token: 'good' });
    socket.subscribe('a', '{ hello }');
    await socket.next();
    tokens.clear();
    socket.subscribe('b', '{ hello }');
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    expect(socket.unread).not.toContainEqual(expect.objectContaining({ id: 'b' }));
  });

  it('has so many sockets', async () => {
    const { open } = await serve({ perSession: 1 });
    await open().init({ token: 'good' });
    const second = open();
    await second.opened();
    second.send({ type: 'connection_init', payload: { token: 'good' } });
    expect(await second.closed).toEqual({ code: 1008, reason: 'Too many sockets' });
  });
});

describe('a socket', () => {
  it('that answers no ping is closed', async () => {
    // Both ends share this process: one that is held up for a moment is not to be taken for silent.
    const { open } = await serve({ keepAliveMs: 1_000 });
    const silent = open({ autoPong: false });
    const alive = await open().init();
    expect((await silent.closed).code).toBe(1006);
    alive.send({ type: 'ping' });
    expect(await alive.next()).toEqual({ type: 'pong' });
  });

  it('that reads nothing is closed, and the others get everything', async () => {
    // Long enough for both ends, which share this process with everything that is published.
    const { open, events, connections } = await serve({ keepAliveMs: 1_500 });
    const slow = await open().init();
    const healthy = await open().init();
    for (const socket of [slow, healthy]) {
      socket.subscribe('a', 'subscription { ticks }');
      await socket.next();
    }
    slow.freeze();
    const text = 'x'.repeat(50_000);
    for (let count = 0; count < 200; count += 1) await events.publish('ticks', text);
    for (let count = 0; count < 200; count += 1) {
      expect(await healthy.next()).toEqual(next('a', text));
    }
    const [connection] = connections;
    if (!connection?.destroyed) await once(connection ?? slow.ws, 'close');
    healthy.send({ type: 'ping' });
    expect(await healthy.next()).toEqual({ type: 'pong' });
  });

  it('of a stranger has to wait for its turn when there are many from one address', async () => {
    const { open } = await serve({ strangersPerAddress: 2, waitingMs: 50 });
    const known = await open().init({ token: 'good' });
    await open().init();
    await open().init();
    expect(await open().status()).toBe(429);
    // A client that has signed in does not count as a stranger.
    known.send({ type: 'ping' });
    expect(await known.next()).toEqual({ type: 'pong' });
  });

  it('is told to come back when the server goes', async () => {
    const { open, sockets } = await serve();
    const socket = await open().init();
    await sockets.stop();
    expect(await socket.closed).toEqual({ code: 1012, reason: 'Service Restart' });
  });
});
