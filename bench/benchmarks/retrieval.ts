import { join } from 'node:path';
import { root } from '../harness/paths.ts';
import { type Benchmark, milliseconds, progress } from '../harness/report.ts';
import { median, quantile } from '../harness/statistics.ts';
import { measureRetrieval, type RetrievalFigures } from '../retrieval/measure.ts';
import { TemporaryDatabase } from '../throughput/temporary-database.ts';

const LARGE = 20_000;
const USE_CASES = 400;

/** Lengths of vectors that common models have; the first one is for all companies. */
const DIMENSIONS = [384, 1_536];

/** How well and how soon use cases are found among very many, on PostgreSQL. */
export const benchmark: Benchmark = {
  title: `finding use cases of 200 companies and of one with ${LARGE.toLocaleString('en')}`,
  async measure({ vectors }) {
    const figures: RetrievalFigures[] = [];
    for (const [i, dimensions] of DIMENSIONS.entries()) {
      // Longer vectors make no difference to small companies, and fill the disk.
      const companies = i === 0 ? Math.max(1, Math.round((vectors - LARGE) / USE_CASES)) : 10;
      progress(`${dimensions} dimensions`);
      await using database = await TemporaryDatabase.create();
      const script = join(root, 'graphql-server/dist/measure-retrieval.js');
      const scale = [LARGE, companies, USE_CASES, dimensions];
      figures.push(...(await measureRetrieval(script, database.url, scale)));
    }
    const rows = figures.map((one) => {
      const { dimensions, companies, useCases, recall, fewest, searches, statement, exactScan } =
        one;
      return [
        `${companies} × ${useCases} use cases, ${dimensions} dimensions`,
        recall.toFixed(4),
        String(fewest),
        ...searches.flatMap(({ times }) => pair(times)),
        ...pair(statement),
        ...pair(exactScan),
      ];
    });
    return {
      tables: [
        {
          heading: 'Recall of the 40 nearest passages, and milliseconds (median, p95)',
          columns: [
            'companies',
            'recall',
            'fewest',
            ...['search, 1', 'p95', 'search, 24', 'p95'],
            ...['statement', 'p95', 'exact scan', 'p95'],
          ],
          rows,
        },
      ],
      notes: [
        'Recall is of the 40 nearest by brute force over the vectors before they were stored; "fewest" is how many a search got of 40.',
        '300 searches, each for a new question, one after the other and 24 at once: words, vectors and ranking, without a provider.',
        'The exact scan compares all passages of the company and nothing else.',
        'Embeddings are sums of a random vector a word; texts are invented. Server and PostgreSQL share the machine.',
      ],
    };
  },
};

const pair = (times: readonly number[]) => [
  milliseconds(median(times)),
  milliseconds(quantile(times, 0.95)),
];
