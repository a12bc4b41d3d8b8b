import { setTimeout as delay } from 'node:timers/promises';
import { type Speaker, startProduct } from '../fanout/servers.ts';
import { Subscribers } from '../fanout/subscribers.ts';
import { connectionsAt, memoryOf } from '../harness/process-figures.ts';
import { type Benchmark, milliseconds, progress } from '../harness/report.ts';
import { median, quantile } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { Provider } from '../provider/provider.ts';

const HEALTHY = 200;
const DEAF = 20;
/** Events before and after the others stop reading, and the milliseconds between two of them. */
const EVENTS = { before: 500, after: 2_000 };
const PACE_MS = 20;
const SETTLE_MS = 1_500;
/** A socket that lets a ping pass unanswered is closed at the next one: within a minute, with time to spare. */
const CLOSED_WITHIN_MS = 100_000;
const LOOK_EVERY_MS = 500;

/** What subscribers that read nothing do to the server and to the others. */
export const benchmark: Benchmark = {
  title: `${DEAF} subscribers that never read, beside ${HEALTHY} that do`,
  async measure() {
    using folder = new TemporaryFolder();
    await using provider = await Provider.start();
    await using stack = new AsyncDisposableStack();
    const product = await startProduct(stack, folder.path, provider);
    await using healthy = new Subscribers();
    await using deaf = new Subscribers();
    await healthy.open({ ...product.target, count: HEALTHY, deaf: false });
    await product.say(50, PACE_MS);
    progress('while all read');
    const before = await tell(product, healthy, EVENTS.before);
    const memoryBefore = memoryOf(product.pid).now;
    await deaf.open({ ...product.target, count: DEAF, deaf: true });
    const port = Number(new URL(product.target.url).port);
    const closing = closed(port, connectionsAt(port));
    progress(`while ${DEAF} read nothing`);
    const after = await tell(product, healthy, EVENTS.after);
    const growth = (Math.max(...after.memory) - memoryBefore) / 1e6;
    progress('until they are closed');
    const closedAfter = await closing;
    return {
      tables: [
        {
          heading: 'Milliseconds from the event until a subscriber that reads has it',
          columns: ['', 'events', 'median', 'p99', 'most', 'lost'],
          rows: [row('all read', before), row(`${DEAF} read nothing`, after)],
        },
        {
          heading: 'The server',
          columns: ['', ''],
          rows: [
            ['most growth of resident memory, MB', growth.toFixed(1)],
            ['sockets that read nothing were closed after, s', closedAfter],
            ['healthy sockets still open', String((await healthy.report()).open)],
          ],
        },
      ],
      notes: [
        `One event each ${PACE_MS} ms: a piece of an answer, stamped by the provider. Subscribers are processes of their own; those that read nothing have paused their connection.`,
        'The server gives up a socket whose pings stay unanswered, or for which more than 4 MB wait.',
      ],
    };
  },
};

interface Told {
  events: number;
  latencies: number[];
  lost: number;
  memory: number[];
}

async function tell(speaker: Speaker, subscribers: Subscribers, events: number): Promise<Told> {
  await subscribers.report();
  const memory = [memoryOf(speaker.pid).now];
  const timer = setInterval(() => memory.push(memoryOf(speaker.pid).now), LOOK_EVERY_MS);
  await speaker.say(events, PACE_MS);
  await delay(SETTLE_MS);
  clearInterval(timer);
  const { latencies } = await subscribers.report();
  return { events, latencies, lost: events * HEALTHY - latencies.length, memory };
}

/** Waits until the server has let as many connections go; they cannot say so, as they read nothing. */
async function closed(port: number, before: number | undefined): Promise<string> {
  const since = performance.now();
  if (before === undefined) return '-';
  while (performance.now() - since < CLOSED_WITHIN_MS) {
    if ((connectionsAt(port) ?? 0) <= before - DEAF) {
      return ((performance.now() - since) / 1000).toFixed(0);
    }
    await delay(LOOK_EVERY_MS);
  }
  return 'never';
}

const row = (name: string, { events, latencies, lost }: Told) => [
  name,
  String(events),
  milliseconds(median(latencies)),
  milliseconds(quantile(latencies, 0.99)),
  milliseconds(quantile(latencies, 1)),
  String(lost),
];
