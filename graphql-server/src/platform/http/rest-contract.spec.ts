import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const FRIEND = 'https://portal.example';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { corsOrigins: [FRIEND] } });
});
afterAll(() => app.stop());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Any method and any path, as `fetch` would never send them. */
async function raw(
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(app.url, { method, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

const json = { 'content-type': 'application/json' };

const signIn = async (sent: object) =>
  raw('POST', '/api/auth/login', { headers: json, body: JSON.stringify(sent) });

/** The status of a failure, once its body is seen to be the documented one. */
function failureOf({ status, headers, text }: Answer): number {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(body).toMatchObject({ success: false, error: expect.any(String) as string });
  expect(body['message']).toBe(body['error']);
  expect(text).not.toMatch(/<html|node_modules|\.js:\d/);
  return status;
}

describe('a call that does not exist', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('is not found by %s', async (method) => {
    for (const path of ['/api', '/api/', '/api/unknown', '/api/unknown/../x', '/api/chat/x']) {
      expect(failureOf(await raw(method, path))).toBe(404);
    }
  });

  it('is not found before its body is looked at', async () => {
    expect(failureOf(await raw('POST', '/api/unknown', { headers: json, body: '{' }))).toBe(404);
    const xml = { 'content-type': 'application/xml' };
    expect(failureOf(await raw('POST', '/api/unknown', { headers: xml, body: '<a/>' }))).toBe(404);
  });

  it('is not found by HEAD and OPTIONS either', async () => {
    expect((await raw('HEAD', '/api/unknown')).status).toBe(404);
    expect(failureOf(await raw('OPTIONS', '/api/unknown'))).toBe(404);
  });

  it('is a wrong address when it cannot be read', async () => {
    expect(failureOf(await raw('GET', '/api/%'))).toBe(400);
    expect(failureOf(await raw('GET', '/api/files/%E0%A4%A'))).toBe(400);
  });
});

describe('what is not even a request', () => {
  it('is told so when its address is too long', async () => {
    expect(failureOf(await raw('GET', `/api/x?${'a'.repeat(20_000)}`))).toBe(431);
  });
});

describe('a call by the wrong method', () => {
  it.each([
    ['GET', '/api/chat/end', 'OPTIONS, POST'],
    ['PUT', '/api/chat/end', 'OPTIONS, POST'],
    ['TRACE', '/api/chat/end', 'OPTIONS, POST'],
    ['PUT', '/api/auth/refresh', 'OPTIONS, POST'],
    ['DELETE', '/api/files/123', 'GET, HEAD, OPTIONS'],
    ['PUT', '/chat/end', 'OPTIONS, POST'],
    ['TRACE', '/chat/end', 'OPTIONS, POST'],
  ])('%s %s names the right ones', async (method, path, allow) => {
    const answer = await raw(method, path);
    expect(failureOf(answer)).toBe(405);
    expect(answer.headers['allow']).toBe(allow);
  });

  it('is not what a right one is told whose id is too long to be one', async () => {
    expect(failureOf(await raw('PUT', `/api/users/${'a'.repeat(5_000)}`))).toBe(404);
  });

  it('does not answer TRACE anywhere, and never sends a request back', async () => {
    for (const path of ['/', '/api/unknown', '/healthz', '/assets/x.js']) {
      const { status, text } = await raw('TRACE', path, {
        headers: { 'x-secret': 'never-sent-back' },
      });
      expect([404, 405]).toContain(status);
      expect(text).not.toContain('never-sent-back');
    }
  });

  it('OPTIONS lists what there is', async () => {
    const { status, headers, text } = await raw('OPTIONS', '/api/chat/end');
    expect([status, headers['allow'], text]).toEqual([204, 'OPTIONS, POST', '']);
  });
});

const post = (body: string, headers: Record<string, string> = json) =>
  raw('POST', '/api/users/authenticate', { headers, body });

describe('the address of the socket', () => {
  it('says by plain HTTP what it is', async () => {
    const answer = await raw('GET', '/ws');
    expect(failureOf(answer)).toBe(426);
    expect(answer.headers['upgrade']).toBe('websocket');
  });
});

describe('while the server goes down', () => {
  it('requests on open connections are told to come back', async () => {
    const leaving = await startTestApp();
    const { hostname, port } = new URL(leaving.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (data) => {
      received += data.toString();
    });
    const head = `Host: ${hostname}\r\n`;
    // The body of the first request is late: its connection is still busy when the end begins.
    const form = `content-type: application/json\r\nContent-Length: 2\r\n\r\n`;
    socket.write(`POST /api/users/authenticate HTTP/1.1\r\n${head}${form}`);
    await once(socket, 'ready');
    await leaving.client().fetch('/healthz');
    const stopped = leaving.stop(20_000);
    await expect
      .poll(() =>
        leaving
          .client()
          .fetch('/healthz')
          .catch(() => 'refused'),
      )
      .toBe('refused');
    socket.write(`{}GET /api/unknown HTTP/1.1\r\n${head}\r\n`);
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1.1 401 /);
    expect(received).toMatch(/HTTP\/1.1 503 [^]*"success":false/);
    await stopped;
  });
});

describe('a body', () => {
  it.each([
    ['broken JSON', '{"email":'],
    ['JSON that would change all objects', '{"__proto__":{"admin":true}}'],
  ])('of %s is refused', async (_name, body) => {
    expect(failureOf(await post(body))).toBe(400);
  });

  it.each(['application/xml', 'text/plain', 'application/x-www-form-urlencoded', 'nonsense'])(
    'of the type %s is refused',
    async (type) => {
      const answer = await post('email=a', { 'content-type': type });
      expect(failureOf(answer)).toBe(415);
      expect(JSON.parse(answer.text)).toMatchObject({
        ...{ reason: 'UNSUPPORTED_CONTENT_TYPE', error: expect.stringContaining('UTF-8') },
      });
    },
  );

  it.each([
    { ...json, 'content-encoding': 'gzip' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json; charset="ISO-8859-1"' },
  ])('that is encoded otherwise is refused: %j', async (headers) => {
    const answer = await post('{}', headers);
    expect(failureOf(answer)).toBe(415);
    expect(answer.text).toContain('not compressed');
  });

  it.each(['/api/auth/login', '/graphql'])(
    'of letters that are no UTF-8 is refused at %s',
    async (path) => {
      const body = Buffer.from('{"email":"Tür","query":"{ viewer { kind } }"}', 'latin1');
      const answer = await app.client().fetch(path, { method: 'POST', headers: json, body });
      expect([answer.status, await answer.text()]).toEqual([
        415,
        expect.stringContaining('UNSUPPORTED_CONTENT_TYPE'),
      ]);
    },
  );

  it.each([
    { ...json, 'content-encoding': 'identity' },
    { 'content-type': 'application/json;charset=UTF-8' },
  ])('that only says how it is encoded is read: %j', async (headers) => {
    expect(failureOf(await post('{}', headers))).toBe(401);
  });

  it('that is a form is refused where JSON is expected', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(failureOf(await post('--x--\r\n', headers))).toBe(415);
  });

  it('of the wrong kind, or empty, is an ordinary failure of the call', async () => {
    for (const body of ['', '[]', 'null', '{"email":1,"authNumber":{}}']) {
      expect(failureOf(await post(body))).toBe(401);
    }
    expect(failureOf(await raw('POST', '/api/users/authenticate'))).toBe(401);
  });

  it('that is nested without end is refused', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(20_000)}1${close.repeat(20_000)}`;
      expect(failureOf(await post(`{"email":${deep}}`))).toBe(400);
    }
  });

  it('that is announced to be larger than any call takes is refused by its header', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '400000000',
    };
    const call = httpRequest(app.url, {
      method: 'POST',
      path: '/api/files/upload-with-message',
      headers,
    });
    call.on('error', () => undefined);
    call.flushHeaders();
    const [response] = (await once(call, 'response')) as [{ statusCode: number }];
    expect(response.statusCode).toBe(413);
    call.destroy();
  });

  it('that is too large is refused', async () => {
    expect(failureOf(await post(JSON.stringify({ email: 'a'.repeat(1_100_000) })))).toBe(413);
  });
});

describe('fields that a call does not know', () => {
  it('are named in a header, and change nothing', async () => {
    const known = { email: 'a@x.example', password: 'wrong' };
    const plain = await signIn(known);
    const more = await signIn({ ...known, emial: 'a', 'schlüssel\n': { code: 1 }, '': 0 });
    expect([more.status, more.text]).toEqual([plain.status, plain.text]);
    expect(plain.headers['ignored-fields']).toBeUndefined();
    expect(more.headers['ignored-fields']).toBe('emial, schl?ssel?, ?');
  });

  it('are named beside the one that is missing for them', async () => {
    const { status, headers } = await signIn({ emial: 'a@x.example', password: 'wrong' });
    expect([status, headers['ignored-fields']]).toEqual([400, 'emial']);
  });

  it('are named to a limit', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i}`.repeat(99), 1]));
    const { headers } = await signIn(many);
    expect(headers['ignored-fields']?.length).toBeLessThanOrEqual(20 * 66);
  });
});

describe('what is left of a limit', () => {
  it('stands in the headers of a call that takes from it', async () => {
    const body = JSON.stringify({ email: 'nobody@mieter.example', authNumber: '1' });
    const { headers } = await raw('POST', '/api/users/authenticate', { headers: json, body });
    expect(headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-remaining': '4' });
    expect(headers['ratelimit-policy']).toBe('5;w=60');
    expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0);
  });

  it('comes with the time to wait when it is used up', async () => {
    const body = JSON.stringify({ email: 'nobody@mieter.example', authNumber: '1' });
    let last: Answer | undefined;
    for (let guess = 0; guess < 5; guess += 1) {
      last = await raw('POST', '/api/users/authenticate', { headers: json, body });
    }
    expect(last?.status).toBe(429);
    expect(last?.headers['ratelimit-remaining']).toBe('0');
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('pages of other origins', () => {
  const preflight = { 'access-control-request-method': 'POST' };

  it('may call when they are listed, with cookies', async () => {
    const { headers } = await raw('GET', '/api/unknown', { headers: { origin: FRIEND } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': FRIEND,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
    const asked = await raw('OPTIONS', '/api/chat/end', {
      headers: { origin: FRIEND, ...preflight },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringContaining('Content-Type') as string,
    });
  });

  it.each(['https://evil.example', 'null', `${FRIEND}.evil.example`])(
    'such as %s may not',
    async (origin) => {
      const answers = [
        await raw('GET', '/api/unknown', { headers: { origin } }),
        await raw('OPTIONS', '/api/users/authenticate', { headers: { origin, ...preflight } }),
      ];
      for (const { headers } of answers) {
        expect(headers['access-control-allow-origin']).toBeUndefined();
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    },
  );
});

describe('without a list of origins', () => {
  it('no page of another origin may call', async () => {
    const closed = await startTestApp();
    const answer = await closed.client().fetch('/api/unknown', { headers: { origin: FRIEND } });
    expect([...answer.headers.keys()].filter((name) => name.includes('access-control'))).toEqual(
      [],
    );
    await closed.stop();
  });
});
