import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../free-port.js';
import {
  areInstalled,
  endProgram,
  makeFolder,
  runProgram,
  startProgram,
  until,
} from './program.js';

/** Whether PgBouncer can be tried here. */
export const canPool = () => areInstalled('pgbouncer');

/** A PgBouncer in front of the server of a database. */
export interface Pooler {
  /** The same database, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

const versionOf = () =>
  Number(/(\d+\.\d+)/.exec(runProgram('postgres', 'pgbouncer', '--version'))?.[1]);

/** Starts PgBouncer with few connections, so that callers share them. */
export async function startPooler(
  databaseUrl: string,
  mode: 'transaction' | 'session' = 'transaction',
): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const port = await freePort();
  const folder = makeFolder();
  const settings = [
    '[databases]',
    `* = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `default_pool_size = ${mode === 'session' ? 40 : 4}`,
    'max_client_conn = 200',
    // Those that could keep statements prepared for clients must not help us.
    ...(versionOf() >= 1.21 ? ['max_prepared_statements = 0'] : []),
  ];
  writeFileSync(join(folder.outside, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  const program = startProgram('postgres', 'pgbouncer', `${folder.inside}/pgbouncer.ini`);
  const url = new URL(databaseUrl);
  url.port = String(port);
  await until(() => answers(url.toString()));
  return {
    url: url.toString(),
    stop: async () => {
      await endProgram(program, 'SIGINT');
      folder.remove();
    },
  };
}

/** Whether PostgreSQL answers at an address. */
export async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end();
  }
}
