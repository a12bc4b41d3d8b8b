import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { node, root } from '../../harness/paths.ts';
import { connectTo } from './balancer.ts';

export type ServiceName = 'postgres' | 'valkey';

/** A graceful end, which each service has its own signal for. */
const STOP = { postgres: 'SIGINT', valkey: 'SIGTERM' } as const;

const AGAIN_MS = 200;

/** PostgreSQL and Valkey as `npm run services` starts them. */
export class Services {
  readonly databaseUrl: string;
  readonly redisUrl: string;

  constructor(databaseUrl: string, redisUrl: string) {
    this.databaseUrl = databaseUrl;
    this.redisUrl = redisUrl;
  }

  /** Asks a service to end. */
  stop(name: ServiceName): Promise<void> {
    return this.signal(name, STOP[name]);
  }

  /** Sends a signal to a service; one that it cannot catch reaches all its processes. */
  async signal(name: ServiceName, signal: NodeJS.Signals): Promise<void> {
    await command('signal', name, signal);
  }

  /** Starts what does not run, and waits until both take connections. */
  async start(): Promise<void> {
    for (;;) {
      await command('start').catch(() => undefined);
      if (await this.#answer()) return;
      await delay(AGAIN_MS);
    }
  }

  async #answer(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      (await connectTo(Number(new URL(this.redisUrl).port))).destroy();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

const run = promisify(execFile);
const command = (...args: string[]) => run(node, [join(root, 'tools/services.mjs'), ...args]);
