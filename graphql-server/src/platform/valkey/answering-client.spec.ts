import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { platformReasons } from '../errors/index.js';
import { testRedisUrl } from '../../testing/test-valkey.js';
import { TcpProxy } from '../../testing/tcp-proxy.js';
import { type Json, ValkeyEventBus, ValkeyLiveText } from '../events/index.js';
import { RateLimits } from '../limits/index.js';
import { connectValkey, type ValkeyClient } from './index.js';

const url = testRedisUrl() ?? '';
const log = pino({ level: 'silent' });

/** What is waited for a second has come by then, also where other work keeps the machine busy. */
const AFTER_WAITING_MS = 5_000;

let proxy: TcpProxy;
let clients: ValkeyClient[];

const connect = async (address: string) => {
  const client = await connectValkey(address, log);
  clients.push(client);
  return client;
};

async function timed<T>(work: Promise<T>): Promise<[result: T | 'failed', ms: number]> {
  const since = performance.now();
  const result = await work.catch(() => 'failed' as const);
  return [result, performance.now() - since];
}

describe.runIf(url)('Valkey behind a bad network', () => {
  let address: string;

  beforeEach(async () => {
    clients = [];
    proxy = new TcpProxy(url);
    address = await proxy.listen(url);
  });
  afterEach(async () => {
    for (const client of clients) client.destroy();
    await proxy.close();
  });

  it('is waited for a second when it falls silent, then not at all, and is used again later', async () => {
    const client = await connect(address);
    proxy.freeze();
    const [first, firstMs] = await timed(client.get('x'));
    const [second, secondMs] = await timed(client.get('x'));
    expect([first, second]).toEqual(['failed', 'failed']);
    expect(firstMs).toBeLessThan(AFTER_WAITING_MS);
    expect(secondMs).toBeLessThan(900);
    await proxy.restore();
    await expect.poll(() => client.get('x')).toBeNull();
  });

  it('is not taken for silent when this process itself was busy for longer', async () => {
    const client = await connect(url);
    const answer = client.get('x');
    // The command has left, and its answer comes meanwhile.
    await setImmediate();
    const end = performance.now() + 1_500;
    while (performance.now() < end) Math.random();
    expect(await answer).toBeNull();
    expect(await client.get('x')).toBeNull();
  });

  it('is connected to anew when the other end of a connection is lost', async () => {
    const client = await connect(address);
    proxy.leaveHalfOpen();
    expect((await timed(client.get('x')))[0]).toBe('failed');
    await expect.poll(() => client.get('x')).toBeNull();
  });

  it.each(['refuse', 'freeze', 'leaveHalfOpen'] as const)(
    'delivers later what could not be published, and tells listeners of the gap (%s)',
    async (fault) => {
      const events = new ValkeyEventBus(await connect(address), await connect(address), log);
      const heard: Json[] = [];
      let gaps = 0;
      await events.listen('t', (payload) => heard.push(payload));
      events.onGap(() => (gaps += 1));
      await proxy[fault]();
      for (const payload of ['one', 'two']) {
        const [, ms] = await timed(events.publish('t', payload));
        expect(ms).toBeLessThan(AFTER_WAITING_MS);
      }
      await events.publish('t', 'passing', 'passing');
      if (fault !== 'leaveHalfOpen') await proxy.restore();
      await expect.poll(() => heard).toEqual(expect.arrayContaining(['one', 'two']));
      // One that was merely frozen lost nothing on its way here.
      expect(gaps > 0 || fault === 'freeze').toBe(true);
      await events.close();
    },
  );

  it('keeps a beginning of a text, and fails nobody for it', async () => {
    const [through, beside] = [await connect(address), await connect(url)];
    const texts = new ValkeyLiveText(through);
    await texts.append('k', 'a');
    await proxy.refuse();
    await texts.append('k', 'b');
    expect(await texts.read('k')).toBe('');
    await proxy.restore();
    await expect.poll(() => texts.read('k')).toBe('a');
    await texts.append('k', 'c');
    expect(await new ValkeyLiveText(beside).read('k')).toBe('a');
  });

  it('away, guesses are refused, and everything else is counted here', async () => {
    const limits = new RateLimits(await connect(address));
    const other = { name: 'other', points: 2, durationSeconds: 60 };
    const guess = { name: 'guess', points: 2, durationSeconds: 60, refusesUncounted: true };
    await limits.consume(guess, 'k', platformReasons.MESSAGES_TOO_FAST);
    proxy.freeze();
    await expect(
      limits.consume(guess, 'k', platformReasons.MESSAGES_TOO_FAST),
    ).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: 5,
    });
    await limits.consume(other, 'k', platformReasons.MESSAGES_TOO_FAST);
    await limits.consume(other, 'k', platformReasons.MESSAGES_TOO_FAST);
    await expect(
      limits.consume(other, 'k', platformReasons.MESSAGES_TOO_FAST),
    ).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await limits.reset(guess, 'k');
    await limits.refund(guess, 'k');
  });
});
