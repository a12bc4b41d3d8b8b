import { expect } from 'vitest';
import type { TestApp } from './test-app.js';

/** Returns once a transaction of the server's database waits for a lock of another one. PostgreSQL only. */
export async function untilLockIsWaitedFor(app: TestApp): Promise<void> {
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => app.em().execute<object[]>(waiting)).toEqual([{ count: 1 }]);
}
