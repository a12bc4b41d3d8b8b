import { describe, expect, it } from 'vitest';
import { PrimaryPositions } from './primary-positions.js';
import { RecentWrites } from './recent-writes.js';

const KEY = ['company:1'];

/** What `get` and `set` of Valkey do, shared by those who are given it; away while `isAway`. */
function sharedStore() {
  const values = new Map<string, string>();
  const store = {
    isAway: false,
    get: async (key: string) => {
      if (store.isAway) throw new Error('away');
      return values.get(key) ?? null;
    },
    set: async (key: string, value: string) => {
      if (store.isAway) throw new Error('away');
      values.set(key, value);
      return 'OK';
    },
  };
  return store;
}

const writesAt = (store: ReturnType<typeof sharedStore>) =>
  new RecentWrites(50, store as unknown as ConstructorParameters<typeof RecentWrites>[1]);

describe('notes of writes', () => {
  it('are exact here and known elsewhere, each key by itself', async () => {
    const store = sharedStore();
    const [here, there] = [writesAt(store), writesAt(store)];
    const before = performance.now();
    await here.note(KEY);
    expect(here.here(KEY)).toBeGreaterThan(before);
    expect(await here.elsewhere(KEY)).toBe(false);
    expect(there.here(KEY)).toBe(-Infinity);
    expect(await there.elsewhere(KEY)).toBe(true);
    expect(await there.elsewhere(['company:2'])).toBe(false);
  });

  it('count as there while Valkey is away, and for as long after it as one is kept', async () => {
    const store = sharedStore();
    const writes = writesAt(store);
    store.isAway = true;
    expect(await writes.elsewhere(KEY)).toBe(true);
    store.isAway = false;
    expect(await writes.elsewhere(KEY)).toBe(true);
    await expect.poll(() => writes.elsewhere(KEY)).toBe(false);
  });
});

const at = (position: number, cluster = 'a') => ({
  isStandby: false,
  position: BigInt(position),
  cluster,
});

describe('positions of the primary', () => {
  it('tell up to when a replica knows everything', () => {
    const positions = new PrimaryPositions();
    positions.add(1_000, at(10));
    positions.add(2_000, at(20));
    positions.add(3_000, at(20));
    expect([9n, 10n, 19n, 20n].map((replayed) => positions.knownUpTo(replayed))).toEqual([
      -Infinity,
      1_000,
      1_000,
      3_000,
    ]);
  });

  it('begin anew with another database', () => {
    const positions = new PrimaryPositions();
    positions.add(1_000, at(10));
    positions.add(2_000, at(5, 'b'));
    expect([positions.knownUpTo(5n), positions.knownUpTo(4n)]).toEqual([2_000, -Infinity]);
  });
});
