import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../harness/free-port.ts';
import { ManagedProcess } from '../harness/process.ts';
import { environmentOf, Product, READY } from '../harness/product.ts';
import { type Benchmark, milliseconds, progress } from '../harness/report.ts';
import { median } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';

const FIRST_STARTS = 5;
const SECOND_STARTS = 7;
/** How often a client that waits for the page tries again. */
const RETRY_MS = 5;
const LIMIT_MS = 120_000;

/** Milliseconds from the start of the process. */
interface Start {
  ready: number;
  page: number;
}

/** Time from starting the product until it can be used. */
export const benchmark: Benchmark = {
  title: 'time from starting the product until it can be used',
  async measure() {
    const first: Start[] = [];
    for (let round = 1; round <= FIRST_STARTS; round += 1) {
      progress(`first start ${round} of ${FIRST_STARTS}`);
      using folder = new TemporaryFolder();
      first.push(await timeServer(folder.path));
    }
    using folder = new TemporaryFolder();
    await timeServer(folder.path);
    const second: Start[] = [];
    const byNpm: Start[] = [];
    for (let round = 1; round <= SECOND_STARTS; round += 1) {
      progress(`second start ${round} of ${SECOND_STARTS}`);
      second.push(await timeServer(folder.path));
      byNpm.push(await timeNpmStart(folder.path));
    }
    return {
      tables: [
        {
          heading: 'Milliseconds from starting the process',
          columns: ['start', 'starts', 'ready, median', 'ready, slowest', '/ answers, median'],
          rows: [
            row('first: empty data folder, demo data', first),
            row('second: server alone', second),
            row('second: npm start', byNpm),
          ],
        },
      ],
      notes: [
        'ready: until the line that says so; / answers: until the first response with status 200.',
        'Everything is built already. Second starts with and without npm take turns.',
        `npm start takes ${milliseconds(difference(byNpm, second))} ms more than the server alone (difference of medians).`,
      ],
    };
  },
};

const row = (name: string, starts: readonly Start[]) => [
  name,
  String(starts.length),
  milliseconds(median(starts.map(({ ready }) => ready))),
  milliseconds(Math.max(...starts.map(({ ready }) => ready))),
  milliseconds(median(starts.map(({ page }) => page))),
];

const difference = (a: readonly Start[], b: readonly Start[]) =>
  median(a.map(({ ready }) => ready)) - median(b.map(({ ready }) => ready));

async function timeServer(dataDir: string): Promise<Start> {
  await using product = await Product.spawn(dataDir);
  return await timeStart(product.process, product.url, product.ready());
}

async function timeNpmStart(dataDir: string): Promise<Start> {
  const port = await freePort();
  const npm = new ManagedProcess('npm', ['start'], environmentOf(dataDir, port));
  try {
    const start = await timeStart(npm, `http://localhost:${port}`, npm.wrote(READY));
    if (/Building|Installing/.test(npm.output)) {
      throw new Error('Sources changed while the benchmark ran, so npm start built them.');
    }
    return start;
  } finally {
    await npm.stop();
  }
}

async function timeStart(
  child: ManagedProcess,
  url: string,
  ready: Promise<number>,
): Promise<Start> {
  const [readyAt, answeredAt] = await Promise.all([ready, firstAnswer(url, child.startedAt)]);
  return { ready: readyAt, page: answeredAt - child.startedAt };
}

/** When the page first answered with status 200. */
async function firstAnswer(url: string, startedAt: number): Promise<number> {
  let status: number | undefined;
  while (performance.now() - startedAt < LIMIT_MS) {
    status = await statusOf(url);
    if (status === 200) return performance.now();
    await delay(RETRY_MS);
  }
  throw new Error(`${url} still answers with ${status ?? 'nothing'} after ${LIMIT_MS / 1000} s.`);
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode));
    });
    request.once('error', () => resolve(undefined));
  });
}
