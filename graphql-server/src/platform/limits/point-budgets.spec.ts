import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { testRedisUrl } from '../../testing/test-valkey.js';
import { connectValkey, type ValkeyClient } from '../valkey/index.js';
import { PointBudgets } from './index.js';

const log = pino({ level: 'silent' });
const MINUTE = 29_000_000 * 60_000;

describe('a budget at one server', () => {
  it('is spent to the last point, and refuses without taking any', () => {
    const budgets = new PointBudgets(undefined, () => MINUTE + 59_999);
    expect(budgets.spend('a', 6, 10).remaining).toBe(4);
    expect(() => budgets.spend('a', 5, 10)).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 1 }),
    );
    expect(budgets.spend('a', 4, 10)).toEqual({
      limit: 10,
      remaining: 0,
      resetsAt: new Date(MINUTE + 60_000),
    });
    expect(budgets.spend('b', 1, 10).remaining).toBe(9);
  });

  it('goes on alone while Valkey is away, and tells it later', async () => {
    let isAway = true;
    const sent: number[] = [];
    const valkey = {
      incrBy: async (_key: string, points: number) => {
        if (isAway) throw new Error('away');
        sent.push(points);
        return points + 3;
      },
      expire: async () => 1,
    } as unknown as ValkeyClient;
    const budgets = new PointBudgets({ valkey, log }, () => MINUTE);
    budgets.spend('a', 2, 10);
    await budgets.sync();
    expect(budgets.spend('a', 1, 10).remaining).toBe(7);
    isAway = false;
    await budgets.sync();
    await budgets.sync();
    expect(sent).toEqual([3]);
    expect(budgets.spend('a', 1, 10).remaining).toBe(3);
    budgets.close();
  });
});

describe.runIf(testRedisUrl())('a budget at two servers', () => {
  it('is one', async () => {
    const valkey = await connectValkey(testRedisUrl() ?? '', log);
    const [one, two] = [0, 1].map(() => new PointBudgets({ valkey, log }, () => MINUTE));
    const caller = randomUUID();
    one?.spend(caller, 6, 10);
    two?.spend(caller, 1, 10);
    await one?.sync();
    await two?.sync();
    expect(two?.spend(caller, 1, 10).remaining).toBe(2);
    expect(() => two?.spend(caller, 3, 10)).toThrow('2 of your 10');
    one?.close();
    two?.close();
    valkey.destroy();
  });
});
