import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformReasons } from '../errors/index.js';
import { until } from '../../testing/engines/program.js';
import {
  canRunValkey,
  startCluster,
  startSentinels,
  type ValkeyGroup,
} from '../../testing/engines/valkey.js';
import { Cache } from '../cache/index.js';
import { type Json, ValkeyEventBus, ValkeyLiveText } from '../events/index.js';
import { RateLimits } from '../limits/index.js';
import { connectValkey, type ValkeyClient, ValkeyUnreachableError } from './index.js';

const log = pino({ level: 'silent' });
const limit = { name: 'tries', points: 1_000, durationSeconds: 600 };

/** What replicas share, at two processes. */
async function openTwo(url: string) {
  const open = async () => {
    const [client, subscriber] = [await connectValkey(url, log), await connectValkey(url, log)];
    const events = new ValkeyEventBus(client, subscriber, log);
    return { client, events, limits: new RateLimits(client), live: new ValkeyLiveText(client) };
  };
  return [await open(), await open()] as const;
}

/** Runs it until it works, as callers come again. */
const works = (attempt: () => Promise<unknown>) => until(() => attempt().then(() => true), 40_000);

/** How each is started, and keys at each of its servers: events come by any of them. */
const KINDS = {
  sentinels: { start: startSentinels, keys: ['a'] },
  'a cluster': { start: startCluster, keys: ['a', 'b', 'c'] },
};

describe.runIf(canRunValkey()).each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  'Valkey with %s',
  (kind) => {
    let group: ValkeyGroup;
    let one: Awaited<ReturnType<typeof openTwo>>[0];
    let other: Awaited<ReturnType<typeof openTwo>>[1];
    const heard: Json[] = [];

    beforeAll(async () => {
      group = await KINDS[kind].start();
      [one, other] = await openTwo(group.url);
      await other.events.listen('news', (payload) => heard.push(payload));
    });
    afterAll(async () => {
      const clients: ValkeyClient[] = [one.client, other.client];
      await Promise.all([one.events.close(), other.events.close()]);
      for (const client of clients) await Promise.resolve(client.destroy()).catch(() => undefined);
      await group.stop();
    });

    it('shares events, limits, live text and the cache', async () => {
      await one.events.publish('news', 'hello');
      await expect.poll(() => heard).toContain('hello');
      await one.limits.consume(limit, 'somebody', platformReasons.MESSAGES_TOO_FAST);
      await other.limits.consume(limit, 'somebody', platformReasons.MESSAGES_TOO_FAST);
      await one.limits.refund(limit, 'somebody');
      await one.live.append('answer', 'Guten ');
      await other.live.append('answer', 'Tag');
      expect(await one.live.read('answer')).toBe('Guten Tag');
      await one.live.clear('answer');
      expect(await other.live.read('answer')).toBe('');
      await new Cache(one.client).set('key', 'value', 60);
      expect(await new Cache(other.client).get('key')).toEqual({ value: 'value', level: 2 });
    });

    it.each(KINDS[kind].keys)(
      'goes on by itself within 30 seconds when the server of %s dies',
      async (key) => {
        await group.killPrimary(key);
        const startedAt = performance.now();
        await works(async () => {
          for (const name of ['a', 'b', 'c']) await one.client.incrBy(name, 1);
        });
        await works(() => one.limits.consume(limit, 'somebody', platformReasons.MESSAGES_TOO_FAST));
        await works(() => one.live.append('later', 'x'));
        await works(() => other.events.listen(`fresh ${key}`, (payload) => heard.push(payload)));
        await works(async () => {
          const [old, fresh] = [`old ${performance.now()}`, `fresh ${performance.now()}`];
          await one.events.publish('news', old);
          await one.events.publish(`fresh ${key}`, fresh);
          await expect.poll(() => heard, { timeout: 500 }).toContain(old);
          await expect.poll(() => heard, { timeout: 500 }).toContain(fresh);
        });
        expect(performance.now() - startedAt).toBeLessThan(30_000);
      },
      60_000,
    );
  },
);

it('says where it looked when nobody answers', async () => {
  for (const url of ['redis+sentinel://127.0.0.1:1/main', 'redis+cluster://127.0.0.1:1']) {
    const connecting = connectValkey(url, log);
    await expect(connecting).rejects.toThrow(ValkeyUnreachableError);
    await expect(connecting).rejects.toThrow('Valkey does not answer at 127.0.0.1:1.');
  }
}, 60_000);
