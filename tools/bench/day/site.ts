import { join } from 'node:path';
import pg from 'pg';
import { memoryOf, processorTimeOf } from '../harness/process-figures.ts';
import { Product } from '../harness/product.ts';
import { statementsOf } from '../harness/statements.ts';
import { inviteAdministrator, Administrator } from '../lists/administrator.ts';
import type { Provider } from '../provider/provider.ts';
import { TemporaryDatabase } from '../throughput/temporary-database.ts';

/** What the servers have used since their start. */
export interface Usage {
  processorMs: number;
  statements: number;
  /** Most memory that any of them holds, in bytes. */
  memory: number;
}

/** Some servers of the product with one database and one Valkey. */
export class Site implements AsyncDisposable {
  readonly products: readonly Product[];
  readonly administrator: Administrator;
  readonly #stack: AsyncDisposableStack;

  private constructor(
    stack: AsyncDisposableStack,
    products: readonly Product[],
    administrator: Administrator,
  ) {
    this.#stack = stack;
    this.products = products;
    this.administrator = administrator;
  }

  /** Starts them with the demo data and what the statements add to it. */
  static async open(
    folder: string,
    provider: Provider,
    { processes, fill }: { processes: number; fill: readonly string[] },
  ): Promise<Site> {
    const stack = new AsyncDisposableStack();
    const database = stack.use(await TemporaryDatabase.create());
    const settings = {
      ...provider.settings,
      DATABASE_URL: database.url,
      REDIS_URL: process.env['BENCH_REDIS_URL'] ?? '',
      SESSION_SECRET: 'for the time of a benchmark only, and known to all',
      FILES_URL: `file://${join(folder, 'files')}`,
      ...{ GRAPHQL_BUDGETS: 'off', LOG_LEVEL: 'error', ANSWER_CACHE: 'false' },
      SOCKETS_PER_ADDRESS: '10000',
    };
    const first = await Product.start(join(folder, 'first'), settings);
    await untilKnowing(database.url);
    await first.process.stop();
    await database.run(fill);
    const token = inviteAdministrator(join(folder, 'first'), settings);
    const products: Product[] = [];
    for (let index = 0; index < processes; index += 1) {
      const dataDir = join(folder, `server-${index}`);
      products.push(stack.use(await Product.start(dataDir, settings)));
    }
    const [one] = products;
    if (!one) throw new Error('No server was asked for.');
    return new Site(stack, products, await Administrator.signIn(one, token));
  }

  /** The server that a person of this number is sent to. */
  urlFor(person: number): string {
    return this.products[person % this.products.length]?.url ?? '';
  }

  async usage(): Promise<Usage> {
    const counts = await Promise.all(this.products.map(({ url }) => statementsOf(url)));
    const pids = this.products.map(({ process }) => process.pid);
    return {
      processorMs: sum(pids.map((pid) => processorTimeOf(pid) ?? 0)),
      statements: sum(counts),
      memory: Math.max(...pids.map((pid) => memoryOf(pid).now)),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack.disposeAsync();
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const LOOK_MS = 250;

/** Waits until the demo companies' use cases are known: they are taken in behind the scenes. */
async function untilKnowing(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ pending: number; active: number }>(
        `select count(*) filter (where status = 'PENDING')::int as pending,
                count(*) filter (where active)::int as active from prompt_file`,
      );
      if (rows[0]?.pending === 0 && rows[0].active > 0) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    await client.end();
  }
}
