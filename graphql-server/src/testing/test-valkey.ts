import { createClient } from 'redis';

/**
 * The Valkey of this worker, where TEST_REDIS_URL names one: a logical database of its own, as
 * test files that run at the same time would use up each other's rate limits.
 */
export function testRedisUrl(): string | undefined {
  const base = process.env['TEST_REDIS_URL'];
  if (!base) return undefined;
  const url = new URL(base);
  url.pathname = `/${process.env['VITEST_POOL_ID'] ?? 0}`;
  return url.toString();
}

/** Forgets what earlier test files left in this worker's Valkey. */
export async function emptyValkey(): Promise<void> {
  const url = testRedisUrl();
  if (!url) return;
  const client = createClient({ url });
  await client.connect();
  await client.flushDb();
  await client.close();
}
