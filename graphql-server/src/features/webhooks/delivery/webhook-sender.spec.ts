import dns from 'node:dns';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressRules } from '../address-rules.js';
import { OwnAddresses } from '../own-addresses.js';
import { resolving } from '../testing/names.js';
import { Receiver } from '../testing/receiver.js';
import { WebhookSender } from './webhook-sender.js';

/** What does answer has to answer in it, also on a machine that is busy. */
const PATIENT_MS = 5_000;
const HASTY_MS = 300;

const LENIENT: AddressRules = { allowPrivate: true, requireTls: false };
const HEADERS = { 'content-type': 'application/json', 'webhook-id': 'one' };
const body = JSON.stringify({ type: 'webhook.test', data: { text: 'Größe' } });

let receiver: Receiver;
let senders: WebhookSender[];

beforeEach(async () => {
  receiver = await new Receiver().listen();
  senders = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const each of senders) each.close();
  await receiver.close();
});

function newSender(rules = LENIENT, timeoutMs = PATIENT_MS) {
  const made = new WebhookSender(rules, timeoutMs);
  senders.push(made);
  return made;
}

const send = (url = receiver.url(), from = newSender()) =>
  from.send({ url, headers: HEADERS, body }, new AbortController().signal);

describe('sending', () => {
  it('hands the body over as it is, by POST', async () => {
    expect(await send()).toEqual({ responseStatus: 204, durationMs: expect.any(Number) });
    expect(receiver.requests).toMatchObject([
      { method: 'POST', body, headers: { 'content-length': String(Buffer.byteLength(body)) } },
    ]);
  });

  it.each([200, 201, 202, 299])('takes %i for taken', async (status) => {
    receiver.answer = (response) => response.writeHead(status).end('fine');
    expect((await send()).failure?.message).toBeUndefined();
  });

  it.each([400, 404, 410, 500, 503])(
    'takes %i for refused, and keeps no answer',
    async (status) => {
      receiver.answer = (response) => response.writeHead(status).end('a secret of the receiver');
      expect(await send()).toEqual({
        responseStatus: status,
        durationMs: expect.any(Number),
        failure: expect.objectContaining({ message: `The receiver answered with HTTP ${status}.` }),
      });
    },
  );

  it.each([301, 302, 307, 308])('follows no redirect (%i)', async (status) => {
    receiver.answerNext('/', (response) =>
      response.writeHead(status, { location: receiver.url('/elsewhere') }).end(),
    );
    expect((await send()).failure?.message).toBe(
      `The receiver redirects (HTTP ${status}), which is not followed.`,
    );
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/']);
  });

  it('does not wait for ever', async () => {
    receiver.answer = () => undefined;
    expect(await send(receiver.url(), newSender(LENIENT, HASTY_MS))).toEqual({
      durationMs: expect.any(Number),
      failure: expect.objectContaining({
        message: 'The receiver did not answer within 0.3 seconds.',
      }),
    });
  });

  it('takes a status for the answer, however slow the rest of it is', async () => {
    receiver.answer = (response) => response.writeHead(200).write('slowly');
    const sender = newSender(LENIENT, 2_000);
    expect(await send(receiver.url(), sender)).toMatchObject({ responseStatus: 200 });
  });

  it('reads no more of an answer than a little', async () => {
    let sent = 0;
    receiver.answer = (response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
      };
      response.on('drain', pour);
      pour();
    };
    expect(await send()).toMatchObject({ responseStatus: 200 });
    // What the buffers of the two ends hold comes on top of it.
    expect(sent).toBeLessThan(20_000_000);
  });

  it('reports a connection that breaks', async () => {
    receiver.answer = (response) => response.socket?.resetAndDestroy();
    expect((await send()).failure?.message).toBe(
      'The receiver closed the connection without an answer.',
    );
  });

  it('reports that nobody listens', async () => {
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    expect((await send(`http://127.0.0.1:${port}/`)).failure?.message).toBe(
      'The receiver refused the connection.',
    );
  });

  it('reports an answer that is no HTTP', async () => {
    receiver.answer = (response) => response.socket?.end('nonsense\r\n\r\n');
    expect((await send()).failure?.message).toBe('The request failed (HPE_INVALID_CONSTANT).');
  });

  it.each([
    ['switches to something else', 'The receiver answered with HTTP 101.', 101],
    ['switches after it was told to go on', 'The receiver answered with HTTP 101.', 101],
    [
      'says nothing and hangs up',
      'The receiver closed the connection without an answer.',
      undefined,
    ],
  ])('comes to an end with a receiver that %s', async (what, error, status) => {
    const change = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
    const said = {
      'switches to something else': change,
      'switches after it was told to go on': `HTTP/1.1 100 Continue\r\n\r\n${change}`,
    }[what];
    const closed = Promise.withResolvers<void>();
    const raw = createServer((socket) => {
      socket.on('error', () => {}).on('close', () => closed.resolve());
      socket.once('data', () => (said ? socket.write(said) : socket.end()));
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const { port } = raw.address() as AddressInfo;
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({
      durationMs: expect.any(Number),
      ...(status ? { responseStatus: status } : {}),
      failure: expect.objectContaining({ message: error }),
    });
    await closed.promise;
    await new Promise((resolve) => raw.close(resolve));
  });

  it('tells how long the receiver wants to be left alone', async () => {
    receiver.answer = (response) => response.writeHead(429, { 'retry-after': '120' }).end();
    expect(await send()).toMatchObject({ responseStatus: 429, retryAfter: 120 });
  });

  it('breaks off when the server goes', async () => {
    receiver.answer = () => undefined;
    const stop = new AbortController();
    const sent = newSender().send({ url: receiver.url(), headers: HEADERS, body }, stop.signal);
    await receiver.at('/');
    stop.abort(new Error('going'));
    await expect(sent).rejects.toThrow('going');
  });
});

describe('sending to a name', () => {
  const strict = { allowPrivate: false, requireTls: false };

  it.each([
    ['this machine', ['127.0.0.1']],
    ['the metadata service', ['169.254.169.254']],
    ['this machine by IPv6', ['::1']],
    ['this machine in disguise', ['::ffff:127.0.0.1']],
    ['a public address and a private one', ['93.184.215.14', '10.0.0.1']],
  ])('refuses one that stands for %s', async (_what, addresses) => {
    const lookup = resolving(...addresses);
    expect(await send('http://hooks.example.org/', newSender(strict))).toEqual({
      durationMs: expect.any(Number),
      failure: expect.objectContaining({ message: 'The address is not a public one.' }),
    });
    expect(lookup.count()).toBe(1);
  });

  it.each([
    ['a name of the server', 'http://haus.example.org/', ['93.184.215.14']],
    ['a name of the server, otherwise written', 'http://HAUS.example.org./', ['93.184.215.14']],
    ['another name of the server', 'http://chat.example.org/', ['93.184.215.14']],
    ['a name that stands for an address of the server', 'http://a.test.org/', ['93.184.215.14']],
    ['one by IPv6', 'http://a.test.org/', ['93.184.215.99', '2606:2800:21f:cb07::1']],
    ['an address of the server', 'http://93.184.215.14/', []],
    ['an address of the server in disguise', 'http://[::ffff:5db8:d70e]/', []],
  ])('refuses %s', async (_what, url, addresses) => {
    const own = new OwnAddresses({
      publicUrl: 'https://haus.example.org',
      ownHosts: ['chat.example.org'],
    });
    resolving('93.184.215.14', '2606:2800:21f:cb07::1');
    await own.isAddress('8.8.8.8', (name) => dns.promises.lookup(name, { all: true }));
    resolving(...addresses);
    expect(await send(url, newSender({ ...strict, own }))).toMatchObject({
      failure: { message: 'The address is not a public one.' },
    });
  });

  it('connects to the very address that was looked at', async () => {
    const lookup = resolving('127.0.0.1');
    const url = `http://hooks.example.org:${receiver.port}/`;
    expect(await send(url)).toMatchObject({ responseStatus: 204 });
    expect(lookup.count()).toBe(1);
    expect(receiver.requests).toHaveLength(1);
  });

  it('refuses what was allowed when it was stored', async () => {
    expect(await send(receiver.url(), newSender(strict))).toMatchObject({
      failure: expect.objectContaining({ message: 'The address is not a public one.' }),
    });
    expect(receiver.requests).toEqual([]);
  });

  it('waits for slow name servers no longer than for anything, and stops asking them', async () => {
    const silent = createSocket('udp4');
    await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
    const { prototype } = dns.promises.Resolver;
    const resolve4 = prototype.resolve4 as (host: string) => Promise<string[]>;
    const asked: Promise<string[]>[] = [];
    vi.spyOn(prototype, 'resolve4').mockImplementation(function (
      this: dns.promises.Resolver,
      host: string,
    ) {
      this.setServers([`127.0.0.1:${silent.address().port}`]);
      asked.push(resolve4.call(this, host));
      return asked.at(-1);
    } as never);
    expect(await send('http://hooks.example.org/', newSender(strict, HASTY_MS))).toEqual({
      durationMs: expect.any(Number),
      failure: expect.objectContaining({
        message: 'The receiver did not answer within 0.3 seconds.',
      }),
    });
    expect(await Promise.allSettled(asked)).toMatchObject([{ reason: { code: 'ECANCELLED' } }]);
    silent.close();
  });
});
