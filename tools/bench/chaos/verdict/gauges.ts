import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from '../place/cluster.ts';

/** Gauges in /metrics that are 0 once no client is connected. */
const HELD = [
  /^hausgeist_db_pool_connections\{state="busy"\}/,
  /^hausgeist_db_pool_waiting\b/,
  /^hausgeist_jobs_running\b/,
  /^hausgeist_sockets_open\b/,
  /^hausgeist_socket_operations_running\b/,
];

/** The server closes a connection only some time after its client is gone. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 500;

/** What servers still hold once all clients have gone; each has a while to give it back. */
export async function heldBy(servers: readonly Server[]): Promise<string[]> {
  const found = await Promise.all(servers.map((server) => heldByOne(server)));
  return found.flat();
}

async function heldByOne({ name, port }: Server): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS;
  const held = new Map<string, string>(HELD.map(({ source }) => [source, 'is not told']));
  while (performance.now() < end) {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    const lines = (await response.text()).split('\n');
    // Looking takes a connection itself, so that what was given back once counts as given back.
    for (const gauge of HELD) {
      const values = lines.filter((line) => gauge.test(line));
      const used = values.filter((line) => !line.endsWith(' 0'));
      if (used.length === 0 && values.length > 0) held.delete(gauge.source);
      else if (held.has(gauge.source)) held.set(gauge.source, used.join(', ') || 'is not told');
    }
    if (held.size === 0) return [];
    await delay(LOOK_MS);
  }
  return [...held].map(([gauge, value]) => `${name}: ${value} (${gauge})`);
}
