import { setTimeout as delay } from 'node:timers/promises';
import { Chat } from '../chat/chat.ts';
import { Session } from '../chat/session.ts';
import { AMOUNTS, AUTH_NUMBER, fillStatements } from '../day/fill.ts';
import { type Diary, KINDS, newDiary, TENANTS_EACH, Worker } from '../day/people.ts';
import { Site } from '../day/site.ts';
import { Subscribers } from '../fanout/subscribers.ts';
import { memoryOf } from '../harness/process-figures.ts';
import { type Benchmark, kilobytes, milliseconds, progress } from '../harness/report.ts';
import { median, quantile } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { Provider } from '../provider/provider.ts';
import { stampedQuestion } from '../provider/question.ts';

const WORKERS = 48;
const WARM_UP_MS = 8_000;
const SETTLE_MS = 2_000;
const EVENTS = 20;
const EVENT_EVERY_MS = 500;

/** Each setting is measured for a quarter of `--minutes`. */
const SETTINGS = [
  { processes: 1, scale: 1 },
  { processes: 2, scale: 1 },
  { processes: 4, scale: 1 },
  { processes: 2, scale: 10 },
] as const;

interface Measured {
  name: string;
  seconds: number;
  diary: Diary;
  processorMs: number;
  statements: number;
  memoryBefore: number;
  memoryAfter: number;
}

/** What a mixed day costs on PostgreSQL and Valkey, with more processes, more data and many sockets. */
export const benchmark: Benchmark = {
  title: 'a mixed day on PostgreSQL and Valkey',
  async measure({ minutes, sockets }) {
    await using provider = await Provider.start();
    const results: Measured[] = [];
    for (const setting of SETTINGS) {
      progress(`${setting.processes} processes, data × ${setting.scale}`);
      const measured = await measureDay(provider, setting, (minutes * 60_000) / SETTINGS.length);
      results.push(measured);
      for (const line of [costsOf(measured).join(', '), ...failuresOf(measured)]) progress(line);
    }
    progress(`${sockets} sockets at one process`);
    const crowd = await measureSockets(provider, sockets);
    return {
      tables: [operations(results), costs(results), crowd],
      notes: [
        `${WORKERS} workers without a pause, for ${TENANTS_EACH} tenants each; of ten steps four are questions, three a look at the own conversation, two lists of the consoles, one an edit of a tenant. ${((minutes * 60) / SETTINGS.length).toFixed(0)} s each, a fourth of \`--minutes\`.`,
        `Data × 1: ${AMOUNTS.endUsers} tenants and owners, as many conversations of six messages, and as many audit entries; × 10 ten times that.`,
        'A question counts what the product adds: until the provider is asked, and from its first byte until the first piece is there. All others are whole requests over HTTP.',
        'Processor time is that of the servers, without PostgreSQL, Valkey, the provider and the people, which all share the machine. Statements include background work.',
        ...results.flatMap(failuresOf),
      ],
    };
  },
};

async function measureDay(
  provider: Provider,
  setting: { processes: number; scale: number },
  ms: number,
): Promise<Measured> {
  using folder = new TemporaryFolder();
  await using site = await Site.open(folder.path, provider, {
    processes: setting.processes,
    fill: fillStatements(setting.scale),
  });
  await using stack = new AsyncDisposableStack();
  const workers: Worker[] = [];
  for (let number = 0; number < WORKERS; number += 1) {
    workers.push(stack.use(await Worker.open(site, provider, number)));
  }
  const work = async (end: number, diary: Diary) => {
    await Promise.all(workers.map((worker) => worker.workUntil(end, diary)));
  };
  await work(performance.now() + WARM_UP_MS, newDiary());
  const before = await site.usage();
  const startedAt = performance.now();
  const diary = newDiary();
  await work(startedAt + ms, diary);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await site.usage();
  return {
    name: `${setting.processes} processes, data × ${setting.scale}`,
    ...{ seconds, diary },
    processorMs: after.processorMs - before.processorMs,
    statements: after.statements - before.statements,
    memoryBefore: before.memory,
    memoryAfter: after.memory,
  };
}

const failuresOf = ({ name, diary: { failures } }: Measured) =>
  failures.slice(0, 2).map((text) => `${name}: ${failures.length} failures, ${text.slice(0, 200)}`);

const countOf = ({ diary }: Measured) =>
  KINDS.reduce((sum, kind) => sum + diary.times[kind].length, 0);

const operations = (results: readonly Measured[]) => ({
  heading: 'Milliseconds of an operation',
  columns: ['', 'operation', 'times', 'p50', 'p95', 'p99'],
  rows: results.flatMap(({ name, diary }) =>
    KINDS.map((kind) => {
      const times = diary.times[kind];
      const at = (share: number) => (times.length > 0 ? milliseconds(quantile(times, share)) : '-');
      return [name, kind, String(times.length), at(0.5), at(0.95), at(0.99)];
    }),
  ),
});

const costs = (results: readonly Measured[]) => ({
  heading: 'The servers',
  columns: [
    ...['', 'operations/s', 'failures', 'processor ms an operation', 'statements an operation'],
    ...['MB of the largest, before', 'after'],
  ],
  rows: results.map(costsOf),
});

function costsOf(measured: Measured): string[] {
  return [
    measured.name,
    (countOf(measured) / measured.seconds).toFixed(1),
    String(measured.diary.failures.length),
    (measured.processorMs / countOf(measured)).toFixed(1),
    (measured.statements / countOf(measured)).toFixed(1),
    (measured.memoryBefore / 1e6).toFixed(0),
    (measured.memoryAfter / 1e6).toFixed(0),
  ];
}

async function measureSockets(provider: Provider, count: number) {
  using folder = new TemporaryFolder();
  await using site = await Site.open(folder.path, provider, {
    processes: 1,
    fill: fillStatements(1),
  });
  const account = { email: 'person-0@post.example', authNumber: AUTH_NUMBER };
  const session = await Session.open(site.urlFor(0), account);
  await using chat = new Chat(session);
  await chat.ask(stampedQuestion(5, 20).text);
  await using subscribers = new Subscribers();
  const pid = site.products[0]?.process.pid ?? 0;
  const before = memoryOf(pid).now;
  const url = new URL('/graphql', session.url).toString().replace(/^http/, 'ws');
  const { cookie } = session;
  await subscribers.open({ url, cookie, sessionId: chat.sessionId, count, deaf: false });
  await delay(SETTLE_MS);
  await subscribers.report();
  const perSocket = (memoryOf(pid).now - before) / count;
  await chat.ask(stampedQuestion(EVENTS, EVENT_EVERY_MS).text, 120_000);
  await delay(SETTLE_MS);
  const { latencies, open } = await subscribers.report();
  return {
    heading: 'Sockets at one process; milliseconds from an event until a subscriber has it',
    columns: ['sockets', 'still open', 'kB a socket', 'MB in all', 'median', 'p99', 'lost'],
    rows: [
      [
        ...[String(count), String(open), kilobytes(perSocket)],
        (memoryOf(pid).now / 1e6).toFixed(0),
        ...[milliseconds(median(latencies)), milliseconds(quantile(latencies, 0.99))],
        String(count * EVENTS - latencies.length),
      ],
    ],
  };
}
