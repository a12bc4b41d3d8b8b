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
    const rows = figures.map((one) => [
      `${one.companies} × ${one.useCases} use cases, ${one.dimensions} dimensions`,
      one.recall10.toFixed(4),
      one.recall40.toFixed(4),
      ...one.searches.flatMap(({ times, processor }) => [...pair(times), milliseconds(processor)]),
      milliseconds(one.loading),
    ]);
    return {
      tables: [
        {
          heading: 'Recall of the nearest passages, and milliseconds (median, p95)',
          columns: [
            ...['companies', 'recall@10', 'recall@40'],
            ...['search, 1', 'p95', 'processor', 'search, 24', 'p95', 'processor', 'vectors read'],
          ],
          rows,
        },
      ],
      notes: [
        'Recall is held against brute force over the vectors before they were stored.',
        '300 searches, each for a new question, one after the other and 24 at once: words, vectors and ranking, without a provider.',
        'Processor time is that of the server for one search, without PostgreSQL.',
        'Vectors are read once for each company, with its prompt file, and kept in memory.',
        'Embeddings are sums of a random vector a word; texts are invented. Server and PostgreSQL share the machine.',
      ],
    };
  },
};

const pair = (times: readonly number[]) => [
  milliseconds(median(times)),
  milliseconds(quantile(times, 0.95)),
];
