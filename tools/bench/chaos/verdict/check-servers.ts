import type { Client } from 'pg';
import type { World } from '../world.ts';
import { isReady } from '../place/balancer.ts';
import type { Check } from './check.ts';
import { heldBy } from './gauges.ts';

/** States of connections that hold locks or work although nothing is left to do. */
const BUSY_CONNECTIONS = `
  select state, left(query, 120) as query, extract(epoch from now() - state_change)::int as seconds
    from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
     and state <> 'idle' and now() - state_change > interval '3 seconds'`;

const LEASES = `
  select 'webhook ' || id as lease from webhook where leased_until > now()
  union all select 'mail ' || id from mail where status = 'queued' and claimed_until > now()
  union all select 'delivery ' || id from webhook_delivery
    where status = 'PENDING' and claimed_until > now()
  union all select 'request ' || id from idempotent_request
    where answer is null and leased_until > now()`;

const FAILED_JOBS = `select name || ': ' || left(output::text, 150) as job from jobs.job
  where state = 'failed'`;

/** Whether the servers came through by themselves and hold nothing any more; clients have gone. */
export async function checkServers(client: Client, { servers }: World): Promise<Check[]> {
  const ready = await Promise.all(servers.map(({ port }) => isReady(port)));
  const { rows: busy } = await client.query<{ state: string; query: string; seconds: number }>(
    BUSY_CONNECTIONS,
  );
  const { rows: leases } = await client.query<{ lease: string }>(LEASES);
  const { rows: failed } = await client.query<{ job: string }>(FAILED_JOBS);
  const crashes = servers.flatMap((server) => server.crashes);
  return [
    {
      name: 'servers that are not ready at the end',
      of: servers.length,
      wrong: servers.filter((_, index) => !ready[index]).map(({ name }) => name),
    },
    {
      name: 'servers that ended by themselves while at work',
      of: servers.length,
      wrong: crashes.filter((crash) => crash.includes('at work')),
    },
    {
      name: 'starts that failed and were repeated',
      of: servers.length,
      wrong: crashes.filter((crash) => !crash.includes('at work')),
      isRemark: true,
    },
    {
      name: 'connections to PostgreSQL that are held',
      of: servers.length,
      wrong: busy.map(({ state, query, seconds }) => `${state} for ${seconds} s: ${query}`),
    },
    {
      name: 'connections, jobs or sockets that servers hold although all clients have gone',
      of: servers.length,
      wrong: await heldBy(servers),
    },
    { name: 'leases that are left', of: servers.length, wrong: leases.map(({ lease }) => lease) },
    {
      name: 'jobs that have failed for good',
      of: failed.length,
      wrong: failed.map(({ job }) => job),
    },
  ];
}

/** What was logged as an error, most frequent first. */
export function loggedErrors({ servers }: World): [text: string, times: number][] {
  const counts = new Map<string, number>();
  for (const line of servers.flatMap(({ log }) => log.split('\n'))) {
    const message = errorOf(line);
    if (message) counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/**
 * When servers could not tell the others something because Valkey did not answer them in time, in
 * milliseconds of this process' clock: on a busy machine that also happens without a fault.
 */
export function untoldMoments({ servers }: World): number[] {
  return servers
    .flatMap(({ log }) => log.split('\n'))
    .flatMap((line) => readLine(line) ?? [])
    .filter(({ err }) => err?.type === 'ValkeySilentError')
    .map(({ time }) => Date.parse(time) - performance.timeOrigin);
}

interface LogLine {
  level: number;
  time: string;
  msg?: string;
  err?: { type?: string; message?: string };
}

function readLine(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
}

function errorOf(line: string): string | undefined {
  const { level = 0, msg, err } = readLine(line) ?? {};
  if (level < 50) return undefined;
  return [msg, err?.message].filter(Boolean).join(': ').slice(0, 160);
}
