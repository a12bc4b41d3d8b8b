import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../harness/free-port.ts';
import { node, root } from '../harness/paths.ts';
import { onCore } from '../harness/pinning.ts';
import { ManagedProcess } from '../harness/process.ts';
import { Product, type Settings } from '../harness/product.ts';
import { Administrator, inviteAdministrator } from '../lists/administrator.ts';
import type { Load } from './load.ts';
import {
  FILL,
  PAGE,
  POSTGRAPHILE_QUERY,
  POSTGRAPHILE_QUERY_WITH_COUNT,
  PRODUCT_QUERY,
  PRODUCT_QUERY_WITH_COUNT,
} from './people.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

/** A server that gives the list, with what it is asked. */
export interface Contender {
  name: string;
  pid: number;
  /** The list alone, and with the length of the whole list. */
  loads: { list: Load; counted: Load };
}

type Target = Omit<Load, 'body' | 'expected'>;

const ENVIRONMENT = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' };

/** Starts all of them over the same rows; they end with the stack. */
export async function startContenders(
  stack: AsyncDisposableStack,
  database: TemporaryDatabase,
  dataDir: string,
): Promise<{ product: Contender; apollo: Contender; postgraphile: Contender }> {
  const settings: Settings = {
    NODE_ENV: 'production',
    HOST: 'localhost',
    PUBLIC_URL: 'http://localhost',
    SESSION_SECRET: 'a secret that is long enough for a benchmark',
    DATABASE_URL: database.url,
    SEED_DEMO: 'false',
  };
  const token = inviteAdministrator(dataDir, settings);
  await database.run(FILL);
  const server = stack.use(await Product.start(dataDir, settings, [], 0));
  const administrator = await Administrator.signIn(server, token);
  const product = await meet(
    { name: 'product', pid: server.process.pid },
    { url: new URL('/graphql', server.url).toString(), headers: administrator.headers },
    { list: PRODUCT_QUERY, counted: PRODUCT_QUERY_WITH_COUNT },
  );
  const rows = join(dataDir, 'list.json');
  writeFileSync(rows, product.loads.counted.expected);
  const apollo = await start(stack, 'bare Apollo, in memory', 'bench/throughput/bare-apollo.ts', [
    rows,
    { list: PRODUCT_QUERY, counted: PRODUCT_QUERY_WITH_COUNT },
  ]);
  const postgraphile = await start(stack, 'PostGraphile', 'bench/peers/postgraphile-server.mjs', [
    database.url,
    { list: POSTGRAPHILE_QUERY, counted: POSTGRAPHILE_QUERY_WITH_COUNT },
  ]);
  for (const kind of ['list', 'counted'] as const) {
    requireSame(product.loads[kind], apollo.loads[kind], postgraphile.loads[kind]);
  }
  return { product, apollo, postgraphile };
}

interface Queries {
  list: string;
  counted: string;
}

async function start(
  stack: AsyncDisposableStack,
  name: string,
  script: string,
  [argument, queries]: [string, Queries],
): Promise<Contender> {
  const port = await freePort();
  const [command, args] = onCore(0, node, [join(root, script), String(port), argument]);
  const child = new ManagedProcess(command, args, ENVIRONMENT);
  stack.defer(() => child.stop());
  await child.wrote('listening');
  const target = { url: `http://localhost:${port}/graphql`, headers: {} };
  return meet({ name, pid: child.pid }, target, queries);
}

async function meet(
  contender: Omit<Contender, 'loads'>,
  target: Target,
  { list, counted }: Queries,
): Promise<Contender> {
  return {
    ...contender,
    loads: { list: await ask(target, list), counted: await ask(target, counted) },
  };
}

/** Asks once, so that every later answer can be held against this one. */
async function ask(target: Target, query: string): Promise<Load> {
  const body = JSON.stringify({ query, variables: { first: PAGE } });
  const response = await fetch(target.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...target.headers },
    body,
  });
  const expected = await response.text();
  if (!response.ok || expected.includes('"errors"')) throw new Error(expected.slice(0, 1000));
  return { ...target, body, expected };
}

/** All of them must give the same list; times may be written in different ways. */
function requireSame(...loads: Load[]): void {
  const answers = new Set(
    loads.map(({ expected }) => {
      const { data } = JSON.parse(expected, (key, value: unknown) =>
        key === 'createdAt' ? new Date(String(value)).toISOString() : value,
      ) as { data: unknown };
      return JSON.stringify(data);
    }),
  );
  if (answers.size > 1) throw new Error(`The lists differ:\n${[...answers].join('\n')}`);
}
