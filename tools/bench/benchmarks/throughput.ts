import { canPin } from '../harness/pinning.ts';
import { processorTimeOf } from '../harness/process-figures.ts';
import { type Benchmark, milliseconds, progress, type Table } from '../harness/report.ts';
import { type Estimate, median, ratioOf } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { type Contender, startContenders } from '../throughput/contenders.ts';
import { sendLoad, type Turn } from '../throughput/load.ts';
import { AMOUNTS, PAGE } from '../throughput/people.ts';
import { TemporaryDatabase } from '../throughput/temporary-database.ts';

const CONNECTIONS = 32;
const ROUNDS = 10;
const SECONDS = 2;
const WARM_UP_SECONDS = 3;

/** One contender's turns. */
interface Series {
  name: string;
  turns: (Turn & { processor: number | undefined })[];
}

/** How many lists a second the whole stack gives, beside other servers with the same list. */
export const benchmark: Benchmark = {
  title: `lists of ${PAGE} end users with their companies a second, on PostgreSQL`,
  async measure() {
    using folder = new TemporaryFolder();
    await using database = await TemporaryDatabase.create();
    await using stack = new AsyncDisposableStack();
    progress('starting the servers');
    const servers = await startContenders(stack, database, folder.path);
    const { product, apollo, postgraphile, secured } = servers;
    const list = await measure('list', [product, postgraphile, secured, apollo]);
    const counted = await measure('counted', [product, postgraphile]);
    return {
      tables: [
        table(`${PAGE} end users, each with the company`, list),
        table('The same with the length of the whole list', counted),
      ],
      notes: [
        `${AMOUNTS.endUsers} end users of ${AMOUNTS.companies} companies; ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in which the servers take turns, after a warm-up; the load comes from a process of its own.`,
        'The product checks the access token and the session, decides who may see what, and logs and counts each request. PostGraphile 5, open to all, does none of that; with tokens it checks their signature and hands their claims to PostgreSQL, as its documentation shows. Bare Apollo on Fastify has the list in memory and asks no database.',
        'Every answer is compared with the first to the letter; failures are all that were missing, late or different. All servers give the same list.',
        'Ratio: requests a second of the product by those of the other, geometric mean over the rounds, with a 95 % bootstrap interval.',
        canPin
          ? 'Servers were kept on the first core, the load on the second; PostgreSQL went where it liked.'
          : 'Nothing was kept on a core of its own.',
      ],
    };
  },
};

async function measure(
  kind: keyof Contender['loads'],
  contenders: readonly Contender[],
): Promise<Series[]> {
  progress(kind === 'list' ? 'lists' : 'lists with their length');
  for (const { loads } of contenders) await sendLoad(loads[kind], CONNECTIONS, WARM_UP_SECONDS);
  const series: Series[] = contenders.map(({ name }) => ({ name, turns: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Another one begins each round, so that none always comes after the same neighbour's work.
    for (let place = 0; place < contenders.length; place += 1) {
      const index = (place + round) % contenders.length;
      const contender = contenders[index];
      if (!contender) continue;
      const before = processorTimeOf(contender.pid);
      const turn = await sendLoad(contender.loads[kind], CONNECTIONS, SECONDS);
      const after = processorTimeOf(contender.pid);
      const used = before === undefined || after === undefined ? undefined : after - before;
      series[index]?.turns.push({ ...turn, processor: used && used / turn.requests });
    }
  }
  return series;
}

function table(heading: string, series: readonly Series[]): Table {
  const [product] = series;
  const speeds = ({ turns }: Series) => turns.map(({ requestsPerSecond }) => requestsPerSecond);
  return {
    heading,
    columns: [
      '',
      'requests/s',
      'p50, ms',
      'p99, ms',
      'worst p99',
      'processor ms',
      'failures',
      "product's ratio",
    ],
    rows: series.map((one) => {
      const { name, turns } = one;
      const processor = turns.flatMap((turn) => turn.processor ?? []);
      return [
        name,
        String(Math.round(median(speeds(one)))),
        milliseconds(median(turns.map(({ p50 }) => p50))),
        milliseconds(median(turns.map(({ p99 }) => p99))),
        milliseconds(Math.max(...turns.map(({ p99 }) => p99))),
        processor.length > 0 ? median(processor).toFixed(2) : '-',
        String(turns.reduce((sum, { failures }) => sum + failures, 0)),
        one === product || !product ? '' : formatRatio(ratioOf(speeds(product), speeds(one))),
      ];
    }),
  };
}

const formatRatio = ({ value, low, high }: Estimate) =>
  `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
