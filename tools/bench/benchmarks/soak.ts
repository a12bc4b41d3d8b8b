import { setTimeout as delay } from 'node:timers/promises';
import { Chat } from '../chat/chat.ts';
import { Session } from '../chat/session.ts';
import { addTenants } from '../chat/tenants.ts';
import { Subscribers } from '../fanout/subscribers.ts';
import { memoryOf, openFilesOf } from '../harness/process-figures.ts';
import { Product } from '../harness/product.ts';
import { type Benchmark, milliseconds, progress } from '../harness/report.ts';
import { mean, quantile, slopeOf } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { Administrator, inviteAdministrator } from '../lists/administrator.ts';
import { Provider } from '../provider/provider.ts';
import { administrateUntil, chatUntil, type Diary, type Timed } from '../soak/people.ts';

const PEOPLE = 50;
const SUBSCRIBERS = 200;
const SAMPLE_EVERY_MS = 2_000;
/** The first third warms up: caches fill, code is compiled. */
const WARM_UP_SHARE = 1 / 3;

interface Sample {
  /** Minutes since the beginning. */
  minute: number;
  megabytes: number;
  files: number | undefined;
}

/** Whether the server stays as it is under everyday work: `--minutes` says for how long. */
export const benchmark: Benchmark = {
  title: 'what everyday work leaves behind in the server',
  async measure({ minutes }) {
    using folder = new TemporaryFolder();
    await using provider = await Provider.start();
    const settings = { ...provider.settings, LOG_LEVEL: 'error', GRAPHQL_BUDGETS: 'off' };
    await (await Product.start(folder.path, settings)).process.stop();
    const token = inviteAdministrator(folder.path);
    const accounts = await addTenants(folder.path, PEOPLE);
    await using product = await Product.start(folder.path, settings);
    const administrator = await Administrator.signIn(product, token);
    const sessions = await Promise.all(
      accounts.map((account) => Session.open(product.url, account)),
    );
    const [first] = sessions;
    if (!first) throw new Error('Nobody has signed in.');
    await using followed = new Chat(first);
    await using subscribers = new Subscribers();
    const url = new URL('/graphql', product.url).toString().replace(/^http/, 'ws');
    const { cookie } = first;
    const { sessionId } = followed;
    await subscribers.open({ url, cookie, sessionId, count: SUBSCRIBERS, deaf: false });

    progress(`${minutes} minutes of work`);
    const start = performance.now();
    const end = start + minutes * 60_000;
    const diary: Diary = { answers: [], lists: [], failures: [] };
    const sampling = sampleUntil(end, product.process.pid);
    await Promise.all([
      ...sessions.map((session) => chatUntil(end, session, provider, diary)),
      administrateUntil(end, administrator, diary),
    ]);
    const samples = await sampling;
    const { open } = await subscribers.report();
    return report({ minutes, start, end, samples, diary, open, log: product.process.output });
  },
};

async function sampleUntil(end: number, pid: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const start = performance.now();
  while (performance.now() < end) {
    samples.push({
      minute: (performance.now() - start) / 60_000,
      megabytes: memoryOf(pid).now / 1e6,
      files: openFilesOf(pid),
    });
    await delay(SAMPLE_EVERY_MS);
  }
  return samples;
}

interface Findings {
  minutes: number;
  start: number;
  end: number;
  samples: readonly Sample[];
  diary: Diary;
  /** Subscribers whose sockets were still open. */
  open: number;
  log: string;
}

const filesIn = (samples: readonly Sample[]) => mean(samples.map(({ files }) => files ?? 0));

function report({ minutes, start, end, samples, diary, open, log }: Findings) {
  const warm = samples.filter(({ minute }) => minute > minutes * WARM_UP_SHARE);
  const slope = slopeOf(warm.map(({ minute, megabytes }) => ({ x: minute, y: megabytes })));
  const middle = Math.floor(warm.length / 2);
  const errors = log.split('\n').filter((line) => /"level":[56]0|unhandled/i.test(line));
  const figures: [string, string][] = [
    ['resident memory after the warm-up, MB', warm[0]?.megabytes.toFixed(0) ?? '-'],
    ['at the end, MB', warm.at(-1)?.megabytes.toFixed(0) ?? '-'],
    ['slope, MB a minute', slope.toFixed(2)],
    ['open files, first half', filesIn(warm.slice(0, middle)).toFixed(0)],
    ['open files, second half', filesIn(warm.slice(middle)).toFixed(0)],
    ['failures that people noticed', String(diary.failures.length)],
    ['errors in the log', String(errors.length)],
    [`subscribers still there, of ${SUBSCRIBERS}`, String(open)],
  ];
  return {
    tables: [
      {
        heading: 'p95 in the first and the last half after the warm-up, ms',
        columns: ['', 'times', 'first', 'last', 'drift, %'],
        rows: [
          drift('what the server adds to an answer', diary.answers, start, end),
          drift('lists of the administrator', diary.lists, start, end),
        ],
      },
      { heading: 'The server', columns: ['', ''], rows: figures },
    ],
    notes: [
      `${minutes} minutes (\`--minutes\`); ${PEOPLE} people who ask every 15 s and end their conversation after eight questions, ${SUBSCRIBERS} more subscribers, an administrator with five lists a second. The first third counts as warm-up; slopes mean something from ten minutes on.`,
      ...[...new Set([...diary.failures, ...errors])].slice(0, 3).map((text) => text.slice(0, 200)),
    ],
  };
}

function drift(name: string, times: readonly Timed[], start: number, end: number): string[] {
  const warm = start + (end - start) * WARM_UP_SHARE;
  const middle = (warm + end) / 2;
  const p95 = (from: number, to: number) =>
    quantile(
      times.filter(({ at }) => at >= from && at < to).map(({ took }) => took),
      0.95,
    );
  const [first, last] = [p95(warm, middle), p95(middle, end)];
  const percent = (100 * (last - first)) / first;
  return [name, String(times.length), ...[first, last].map(milliseconds), percent.toFixed(0)];
}
