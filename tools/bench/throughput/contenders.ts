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
): Promise<Record<'product' | 'apollo' | 'postgraphile' | 'secured', Contender>> {
  const settings: Settings = {
    NODE_ENV: 'production',
    HOST: 'localhost',
    PUBLIC_URL: 'http://localhost',
    SESSION_SECRET: 'a secret that is long enough for a benchmark',
    DATABASE_URL: database.url,
    SEED_DEMO: 'false',
    // One caller asks for more than any real one, and each answer would tell another number.
    GRAPHQL_BUDGETS: 'off',
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
  const own = { list: PRODUCT_QUERY, counted: PRODUCT_QUERY_WITH_COUNT };
  const theirs = { list: POSTGRAPHILE_QUERY, counted: POSTGRAPHILE_QUERY_WITH_COUNT };
  const script = 'tools/bench/peers/postgraphile-server.mjs';
  const apollo = await start(stack, {
    ...{ name: 'bare Apollo, in memory', script: 'tools/bench/throughput/bare-apollo.ts' },
    ...{ args: [rows], queries: own },
  });
  const postgraphile = await start(stack, {
    ...{ name: 'PostGraphile, open to all', script },
    ...{ args: [database.url], queries: theirs },
  });
  const secured = await start(stack, {
    ...{ name: 'PostGraphile with tokens', script },
    ...{ args: [database.url, 'secured'], queries: theirs },
  });
  const all = { product, apollo, postgraphile, secured };
  for (const kind of ['list', 'counted'] as const) {
    requireSame(...Object.values(all).map(({ loads }) => loads[kind]));
  }
  return all;
}

interface Queries {
  list: string;
  counted: string;
}

interface Peer {
  name: string;
  script: string;
  args: readonly string[];
  queries: Queries;
}

async function start(
  stack: AsyncDisposableStack,
  { name, script, args, queries }: Peer,
): Promise<Contender> {
  const port = await freePort();
  const [command, words] = onCore(0, node, [join(root, script), String(port), ...args]);
  const child = new ManagedProcess(command, words, ENVIRONMENT);
  stack.defer(() => child.stop());
  await child.wrote('listening');
  const token = /listening (\S+)/.exec(child.output)?.[1];
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const target = { url: `http://localhost:${port}/graphql`, headers };
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
