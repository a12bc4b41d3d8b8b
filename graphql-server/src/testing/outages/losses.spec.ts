import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { TcpProxy } from '../tcp-proxy.js';
import { testRedisUrl } from '../test-valkey.js';
import { type Part, PARTS, WatchedApp } from './watched-app.js';

/** How long a part is away, and how soon the process has to be whole again. */
const AWAY_MS = 1_500;
const WHOLE_AFTER_MS = 30_000;

const SLOW_MS = 100;
const ELSEWHERE = '127.0.0.2';
const HERE = '127.0.0.1';

/** How each fault begins; it ends by `restore`, if at all. */
const FAULTS: Record<string, (proxy: TcpProxy, part: Part) => Promise<void> | void> = {
  refused: (proxy) => proxy.refuse(),
  reset: (proxy) => proxy.cut(),
  frozen: (proxy) => proxy.freeze(),
  slow: (proxy) => proxy.slowDown(SLOW_MS),
  'half-open': (proxy) => proxy.leaveHalfOpen(),
  'back at another address': async (proxy, part) => {
    await proxy.refuse();
    addresses.set(nameOf(part), ELSEWHERE);
  },
};

/** How the part comes back, where that is not where it was. */
const RETURNS: Record<string, (proxy: TcpProxy) => Promise<void>> = {
  'back at another address': (proxy) => proxy.moveTo(ELSEWHERE),
};

/** A row for each fault of each part; those of one part come one after the other. */
const ROWS = Object.keys(FAULTS).flatMap((fault) => PARTS.map((part) => [part, fault] as const));

const nameOf = (part: Part) => `${part.toLowerCase().replaceAll(' ', '-')}.outage.test`;

/** What names lead to, as a name server would say it. */
const addresses = new Map(PARTS.map((part) => [nameOf(part), HERE]));

type Found = (error: null, address: string | dns.LookupAddress[], family?: number) => void;

/** Valkey's client looks by this whether the server is near. */
const find = async (name: string) => ({ address: addresses.get(name) ?? HERE, family: 4 });

function answerNames(): void {
  const lookup = dns.lookup as (name: string, options: dns.LookupOptions, found: Found) => void;
  const answer = (name: string, options: dns.LookupOptions, found: Found) => {
    const address = addresses.get(name);
    if (!address) return lookup(name, options, found);
    if (options.all) return found(null, [{ address, family: 4 }]);
    return found(null, address, 4);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(answer as never);
  vi.spyOn(dns.promises, 'lookup').mockImplementation(find);
  syncBuiltinESMExports();
}

describe.runIf(inject('postgres').url && testRedisUrl())('whole again within 30 seconds', () => {
  const apps = new Map<Part, WatchedApp>();
  const turns = new Map<Part, Promise<number>>();

  beforeAll(async () => {
    answerNames();
    for (const part of PARTS) apps.set(part, await WatchedApp.start(part, nameOf(part)));
  }, 120_000);
  afterAll(async () => {
    await Promise.all([...apps.values()].map((app) => app.stop()));
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  }, 60_000);

  /** Loses a part, and gives how many milliseconds too late the process was whole again. */
  async function lose(part: Part, fault: string): Promise<number> {
    const app = apps.get(part);
    if (!app) throw new Error(`Nothing runs for ${part}.`);
    const { proxy } = app;
    const startedAt = performance.now();
    const [asking, ending] = await Promise.all([app.startChat(), app.startChat()]);
    // On a machine that is busy with other things, everything takes longer.
    const calm = performance.now() - startedAt;
    await FAULTS[fault]?.(proxy, part);
    const work = Promise.all([app.ask(asking), app.end(ending)]);
    await after(AWAY_MS);
    await (RETURNS[fault]?.(proxy) ?? proxy.restore());
    const since = performance.now();
    await work;
    await app.end(await app.startChat());
    await app.settled();
    return performance.now() - since - (WHOLE_AFTER_MS + 3 * calm);
  }

  it.concurrent.each(ROWS)(
    '%s: %s',
    async (part, fault) => {
      const before = turns.get(part);
      const turn = (async () => {
        await before?.catch(() => undefined);
        return lose(part, fault);
      })();
      turns.set(part, turn);
      expect(await turn).toBeLessThan(0);
    },
    300_000,
  );
});
