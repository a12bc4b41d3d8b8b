import { Product } from '../harness/product.ts';
import { type Benchmark, milliseconds, progress } from '../harness/report.ts';
import { statementsDuring } from '../harness/statements.ts';
import { median, quantile } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { Administrator, inviteAdministrator } from '../lists/administrator.ts';
import { AMOUNTS, fillDatabase } from '../lists/fill-database.ts';
import { measureListPages } from '../lists/list-pages.ts';
import { type ListQuery, listQueries } from '../lists/list-queries.ts';

const WARM_UP = 5;
const ROUNDS = 30;

interface Measured {
  name: string;
  totalCount: number | undefined;
  times: number[];
  statements: number[];
}

type Answer = Record<string, { totalCount?: number; edges?: { node: { id: string } }[] }>;

/** How long the consoles' lists take with much in the database. */
export const benchmark: Benchmark = {
  title: "time of the consoles' lists with 1,000 companies and 100,000 tenants and owners",
  async measure() {
    using folder = new TemporaryFolder();
    progress('filling the database');
    const token = inviteAdministrator(folder.path);
    await fillDatabase(folder.path);
    await using product = await Product.start(folder.path, { SEED_DEMO: 'false' });
    const administrator = await Administrator.signIn(product, token);

    const { companies } = await administrator.graphql<Answer>(
      '{ companies(first: 1) { edges { node { id } } } }',
    );
    const companyId = companies?.edges?.[0]?.node.id ?? '';
    const results: Measured[] = [];
    for (const query of listQueries(companyId)) {
      progress(query.name);
      results.push(await measure(administrator, query, product.url));
    }
    progress('pages in the browser');
    const pages = await measureListPages(product.url, administrator.token);
    return {
      tables: [
        {
          heading: 'Milliseconds from pressing a link until the rows are on the page',
          columns: ['page', 'first', 'median', 'most'],
          rows: pages.map(({ link, first, median: usual, most }) => [
            link,
            milliseconds(first),
            milliseconds(usual),
            milliseconds(most),
          ]),
        },
        {
          heading: 'Milliseconds a request, and SQL statements that it causes',
          columns: ['list', 'entries', 'median', 'p95', 'statements, fewest', 'median'],
          rows: results.map(({ name, totalCount, times, statements }) => [
            name,
            totalCount === undefined ? '-' : String(totalCount),
            milliseconds(median(times)),
            milliseconds(quantile(times, 0.95)),
            String(Math.min(...statements)),
            String(median(statements)),
          ]),
        },
      ],
      notes: [
        `${Object.entries(AMOUNTS)
          .map(([name, amount]) => `${amount} ${name}`)
          .join(', ')}; embedded database.`,
        `Pages of 25, ${ROUNDS} requests one after the other, over HTTP on this machine, the request for the time included.`,
        'Statements include those that find out who asks; more than the fewest come from background work.',
      ],
    };
  },
};

async function measure(
  administrator: Administrator,
  { name, field, query, variables, last }: ListQuery,
  url: string,
): Promise<Measured> {
  const read = async (more: object = {}) => {
    const answer = await administrator.graphql<Answer>(query, { ...variables, ...more });
    return answer[field];
  };
  const totalCount = (await read())?.totalCount;
  const page = last ? { offset: Math.max(0, (totalCount ?? 0) - 25) } : {};
  for (let round = 0; round < WARM_UP; round += 1) await read(page);
  const times: number[] = [];
  const statements: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const count = await statementsDuring(url, async () => {
      const startedAt = performance.now();
      await read(page);
      times.push(performance.now() - startedAt);
    });
    statements.push(count);
  }
  return { name, totalCount, times, statements };
}
