import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { platformReasons } from '../errors/index.js';
import { testRedisUrl } from '../../testing/test-valkey.js';
import { connectValkey } from '../valkey/index.js';
import { type RateLimit, RateLimits } from './index.js';

const tries = async (limits: RateLimits, limit: RateLimit, addresses: readonly string[]) => {
  let allowed = 0;
  for (const address of addresses) {
    await limits.consumeFrom(limit, address, platformReasons.MESSAGES_TOO_FAST).then(
      () => (allowed += 1),
      () => undefined,
    );
  }
  return allowed;
};

const aLimit = (): RateLimit => ({ name: randomUUID(), points: 3, durationSeconds: 60 });

/** Addresses of so many networks of one site. */
const networks = (count: number) =>
  Array.from({ length: count }, (_, i) => `2001:db8:5:${i.toString(16)}::1`);

function behaviour(open: () => Promise<RateLimits>): void {
  it('counts all addresses of an IPv6 network as one', async () => {
    const addresses = Array.from({ length: 9 }, (_, i) => `2001:db8:5:1::${i}`);
    expect(await tries(await open(), aLimit(), addresses)).toBe(3);
  });

  it('gives the networks of one site five times as much together', async () => {
    const limits = await open();
    const limit = aLimit();
    expect(await tries(limits, limit, networks(40))).toBe(15);
    expect(await tries(limits, limit, ['2001:db8:6::1', '203.0.113.7'])).toBe(2);
  });

  it('takes nothing from the site when the network has none left', async () => {
    const limits = await open();
    const limit = aLimit();
    await tries(
      limits,
      limit,
      Array.from({ length: 40 }, () => '2001:db8:5:ffff::1'),
    );
    expect(await tries(limits, limit, networks(40))).toBe(12);
  });

  it('gives back to both', async () => {
    const limits = await open();
    const limit = aLimit();
    for (const address of networks(40)) {
      await limits.consumeFrom(limit, address, platformReasons.MESSAGES_TOO_FAST);
      await limits.refundTo(limit, address);
    }
    expect(await tries(limits, limit, networks(40))).toBe(15);
  });

  it('knows no sites of IPv4', async () => {
    const addresses = Array.from({ length: 40 }, (_, i) => `203.0.113.${i}`);
    expect(await tries(await open(), aLimit(), addresses)).toBe(40);
  });
}

describe('limits by address in the process', () => {
  behaviour(() => Promise.resolve(new RateLimits()));
});

describe.runIf(testRedisUrl())('limits by address in Valkey', () => {
  behaviour(
    async () =>
      new RateLimits(await connectValkey(testRedisUrl() ?? '', pino({ level: 'silent' }))),
  );
});
