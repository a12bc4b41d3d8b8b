import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, Hausgeist, type TypedDocument } from './index.js';

// What the client makes of answers that a real server seldom gives.

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

let server: Server;
let hausgeist: Hausgeist;
let answers: (Answer | 'lost')[];
let requests: IncomingMessage[];

const PUT_OFF: Answer = {
  status: 429,
  headers: { 'retry-after': '0' },
  body: refused('RATE_LIMITED'),
};
const DONE: Answer = { status: 200, body: { data: { done: true } } };
const QUERY = 'query { done }' as TypedDocument<{ done: boolean }, object>;
const MUTATION = 'mutation { done }' as TypedDocument<{ done: boolean }, object>;

function refused(code: string, extensions: object = {}) {
  return { errors: [{ message: 'Not now', extensions: { code, ...extensions } }] };
}

beforeEach(async () => {
  answers = [];
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    const answer = answers.shift() ?? DONE;
    if (answer === 'lost') request.socket.destroy();
    else response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  hausgeist = new Hausgeist({ url, token: 'hgk_x' });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const keys = () => requests.map(({ headers }) => headers['idempotency-key']);

describe('what is put off', () => {
  it('is asked again when the server says', async () => {
    answers = [PUT_OFF, { ...PUT_OFF, status: 503 }];
    expect(await hausgeist.request(QUERY, {})).toEqual({ done: true });
    expect(requests).toHaveLength(3);
  });

  it('is thrown after the last attempt, with what was said', async () => {
    answers = Array.from({ length: 9 }, () => PUT_OFF);
    await expect(hausgeist.request(QUERY, {})).rejects.toMatchObject({
      ...{ name: 'HausgeistError', code: 'RATE_LIMITED', status: 429, message: 'Not now' },
    });
    expect(requests).toHaveLength(5);
  });

  it('is thrown at once where the wait is longer than is waited for', async () => {
    const numbers = { retryAfterSeconds: 61, limit: 5, remaining: 0 };
    answers = [
      { status: 429, headers: { 'retry-after': '61' }, body: refused('RATE_LIMITED', numbers) },
    ];
    await expect(hausgeist.request(QUERY, {})).rejects.toMatchObject(numbers);
    expect(requests).toHaveLength(1);
  });

  it('is not waited for once the caller has given up', async () => {
    answers = [{ ...PUT_OFF, headers: { 'retry-after': '60' } }];
    const asked = hausgeist.request(QUERY, {}, { signal: AbortSignal.timeout(500) });
    await expect(asked).rejects.toThrow('timeout');
    expect(requests).toHaveLength(1);
  });

  it('is not what stays refused', async () => {
    answers = [{ status: 200, body: refused('CONFLICT') }];
    await expect(hausgeist.request(MUTATION, {})).rejects.toMatchObject({ code: 'CONFLICT' });
    answers = [{ status: 409, body: refused('CONFLICT') }];
    await expect(hausgeist.request(MUTATION, {})).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(requests).toHaveLength(2);
  });
});

describe('what may have been done', () => {
  it('is sent again with the key of the first attempt', async () => {
    answers = ['lost', { status: 502 }];
    await hausgeist.request(MUTATION, {});
    await hausgeist.request(MUTATION, {});
    const [first, second, third, another] = keys();
    expect(first).toMatch(/^[\w-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(another).not.toBe(first);
  });

  it('is not sent again without a key', async () => {
    answers = ['lost'];
    await expect(hausgeist.request(MUTATION, {}, { idempotencyKey: null })).rejects.toThrow(
      /^No answer came from http:\/\/127\.0\.0\.1:\d+ \(\w+\)\.$/,
    );
    answers = ['lost'];
    await expect(hausgeist.as(undefined).request(MUTATION, {})).rejects.toThrow('No answer came');
    expect(keys()).toEqual([undefined, undefined]);
  });

  it('has the key that the caller says, over REST, too', async () => {
    answers = ['lost'];
    await hausgeist.rest('POST', '/companies', { body: {}, idempotencyKey: 'import-7' });
    expect(keys()).toEqual(['import-7', 'import-7']);
  });

  it('is no query, which is sent again and takes no key', async () => {
    answers = ['lost'];
    await hausgeist.request(QUERY, {});
    expect(keys()).toEqual([undefined, undefined]);
  });
});

it('says so when something else than JSON comes back', async () => {
  const answer = hausgeist.file('/exports/x.csv');
  expect(JSON.parse(await answer)).toEqual(DONE.body);
  server.removeAllListeners('request');
  server.on('request', (_request, response) => response.writeHead(404).end('<html>'));
  await expect(hausgeist.rest('GET', '/nothing')).rejects.toThrow('no JSON (status 404)');
});

/** A page without people, with this said of it. */
const page = (pageInfo?: object): Answer => ({
  status: 200,
  body: { data: { people: { pageInfo } } },
});

/** Goes through all pages. */
const walk = async (text: string) => {
  const document = text as TypedDocument<{ people: Connection<string> }, { after?: string }>;
  const pages = hausgeist.pages(document, {}, ({ people }) => people);
  for await (const { pageInfo } of pages) expect(pageInfo).toBeDefined();
};

describe('a list by pages', () => {
  it('does not go round when the document forgets the cursor', async () => {
    await expect(walk('query { people }')).rejects.toThrow('must have the variable $after');
    expect(requests).toEqual([]);
    answers = Array.from({ length: 9 }, () => page({ hasNextPage: true, endCursor: 'a' }));
    await expect(walk('query ($after: String) { people }')).rejects.toThrow('give it to the list');
    expect(requests).toHaveLength(2);
  });

  it('says what the list has to be asked for', async () => {
    answers = [page(), page({ hasNextPage: true })];
    for (const _answer of answers.slice()) {
      await expect(walk('query ($after: String) { people }')).rejects.toThrow(
        'must be asked for pageInfo { hasNextPage endCursor }',
      );
    }
  });
});

it('takes paths with and without a slash, and no address without a protocol', async () => {
  for (const path of ['companies', '/companies', 'api/companies', '/api/companies']) {
    await hausgeist.rest('GET', path);
  }
  expect(new Set(requests.map(({ url }) => url))).toEqual(new Set(['/api/companies']));
  expect(() => new Hausgeist({ url: 'localhost:4000' })).toThrow(
    'url must be an address such as https://chat.example, not "localhost:4000".',
  );
});

describe('a platform without a WebSocket, as Node 20', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is told which option takes one', async () => {
    vi.stubGlobal('WebSocket', undefined);
    await expect(hausgeist.follow(QUERY, {}).next()).rejects.toThrow(
      'give one as the option webSocket',
    );
  });
});
