import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { node, root } from '../harness/paths.ts';
import { onCore } from '../harness/pinning.ts';

/** What is sent again and again, and what must come back each time, to the letter. */
export interface Load {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  expected: string;
}

/** What a server did in one turn. */
export interface Turn {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were missing, late, not 2xx or not the expected ones. */
  failures: number;
}

interface AutocannonResult {
  '2xx': number;
  non2xx: number;
  errors: number;
  timeouts: number;
  mismatches: number;
  /** Seconds. */
  duration: number;
  latency: { p50: number; p99: number };
}

const AUTOCANNON = join(root, 'tools/bench/peers/node_modules/autocannon/autocannon.js');

/** Sends as many requests as the server answers, from a process of its own. */
export async function sendLoad(load: Load, connections: number, seconds: number): Promise<Turn> {
  const headers = Object.entries({ 'content-type': 'application/json', ...load.headers });
  const [command, args] = onCore(1, node, [
    AUTOCANNON,
    ...['--json', '--method', 'POST', '--connections', String(connections)],
    ...['--duration', String(seconds), '--body', load.body, '--expectBody', load.expected],
    ...headers.flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    load.url,
  ]);
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 1e7 });
  const result = JSON.parse(stdout) as AutocannonResult;
  const { non2xx, errors, timeouts, mismatches, duration, latency } = result;
  return {
    requests: result['2xx'],
    requestsPerSecond: result['2xx'] / duration,
    p50: latency.p50,
    p99: latency.p99,
    failures: non2xx + errors + timeouts + mismatches,
  };
}
