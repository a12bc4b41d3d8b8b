import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { EntityManager } from './database-port.js';
import { allowLong } from './session-limits.js';
import { afterCommit, repeatable, transactional } from './transaction.js';

const LEFT = 1;
const RIGHT = 2;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const lock = (tx: EntityManager, key: number) =>
  tx.execute('select pg_advisory_xact_lock(4711, ?)', [key]);

const limitOf = async (em: EntityManager) => {
  const [row] = await em.execute<{ ms: string }[]>(
    `select current_setting('statement_timeout') as ms`,
  );
  return row?.ms;
};

const conflict = () => Object.assign(new Error('x'), { code: '40001' });

describe.runIf(inject('postgres').url)('two transactions that wait for each other', () => {
  it('both come to their end', async () => {
    const first = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let attempts = 0;
    const take = (own: number, keys: [number, number]) =>
      repeatable(app.em(), async (tx) => {
        attempts += 1;
        await lock(tx, keys[0]);
        first[own]?.resolve();
        await first[1 - own]?.promise;
        await lock(tx, keys[1]);
        return own;
      });
    const results = await Promise.all([take(0, [LEFT, RIGHT]), take(1, [RIGHT, LEFT])]);
    expect(results).toEqual([0, 1]);
    expect(attempts).toBeGreaterThan(2);
  });
});

describe('a repeatable transaction', () => {
  it('does what follows the commit once', async () => {
    let attempts = 0;
    const done: number[] = [];
    await repeatable(app.em(), async (tx) => {
      attempts += 1;
      afterCommit(tx, () => done.push(attempts));
      if (attempts < 3) throw conflict();
    });
    expect(done).toEqual([3]);
  });

  it('is given up after four attempts', async () => {
    let attempts = 0;
    const work = repeatable(app.em(), async () => {
      attempts += 1;
      throw conflict();
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(attempts).toBe(4);
  });

  it('is not repeated for other failures', async () => {
    let attempts = 0;
    const work = repeatable(app.em(), async () => {
      attempts += 1;
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(attempts).toBe(1);
  });
});

describe('what follows a commit', () => {
  it('is left out where a transaction inside of it was rolled back', async () => {
    const done: string[] = [];
    await transactional(app.em(), async (tx) => {
      afterCommit(tx, () => done.push('before'));
      const inner = transactional(tx, async (savepoint) => {
        afterCommit(savepoint, () => done.push('rolled back'));
        throw new Error('no');
      });
      await expect(inner).rejects.toThrow('no');
      afterCommit(tx, () => done.push('after'));
    });
    expect(done).toEqual(['before', 'after']);
  });

  it('is done although something before it failed', async () => {
    const done: string[] = [];
    const work = transactional(app.em(), async (tx) => {
      afterCommit(tx, () => {
        throw new Error('no');
      });
      afterCommit(tx, () => done.push('rest'));
    });
    await expect(work).rejects.toThrow('no');
    expect(done).toEqual(['rest']);
  });
});

describe('long statements', () => {
  it('are allowed in their transaction alone', async () => {
    const before = await limitOf(app.em());
    const inside = await app.em().transactional(async (tx) => {
      await allowLong(tx);
      return limitOf(tx);
    });
    expect(inside).toBe('15min');
    expect(await limitOf(app.em())).toBe(before);
  });

  it('are not allowed without one', async () => {
    await expect(allowLong(app.em())).rejects.toThrow(TypeError);
  });
});
