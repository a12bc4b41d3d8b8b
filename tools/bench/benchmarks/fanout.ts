import { setTimeout as delay } from 'node:timers/promises';
import { type Speaker, startBare, startProduct } from '../fanout/servers.ts';
import { Subscribers } from '../fanout/subscribers.ts';
import { canPin } from '../harness/pinning.ts';
import { memoryOf, processorTimeOf } from '../harness/process-figures.ts';
import {
  type Benchmark,
  kilobytes,
  milliseconds,
  progress,
  type Table,
} from '../harness/report.ts';
import { median, quantile } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { Provider } from '../provider/provider.ts';

const EVENTS = 20;
/** How often the subscribers of each server are told; the servers take turns. */
const ROUNDS = 3;
/** Milliseconds between two events, for each subscriber: half of what the server could do. */
const PACE_MS = 0.2;
/** What is still on its way gets this long. */
const SETTLE_MS = 1_500;

interface Crowd {
  speaker: Speaker;
  subscribers: Subscribers;
  sockets: number;
  latencies: number[];
  lost: number;
  /** Processor time of the server for each frame, in milliseconds. */
  perFrame: number[];
  bytesPerSocket: number;
}

/** How soon and at what cost many sockets are told the same. */
export const benchmark: Benchmark = {
  title: `${EVENTS} events to many GraphQL subscriptions, beside a bare Apollo Server`,
  async measure({ sockets }) {
    using folder = new TemporaryFolder();
    await using provider = await Provider.start();
    await using stack = new AsyncDisposableStack();
    progress('starting the servers');
    const speakers = [
      await startProduct(stack, folder.path, provider),
      await startBare(stack),
    ] as const;
    for (const speaker of speakers) await speaker.say(5, 20);
    const crowds: Crowd[] = [];
    for (const speaker of speakers) {
      progress(`${sockets} subscribers: ${speaker.name}`);
      crowds.push(await gather(stack, speaker, sockets));
    }
    progress('events');
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const crowd of crowds) await tell(crowd);
    }
    return { tables: [table(crowds)], notes: notesOn(sockets) };
  },
};

async function gather(
  stack: AsyncDisposableStack,
  speaker: Speaker,
  sockets: number,
): Promise<Crowd> {
  const subscribers = stack.use(new Subscribers());
  const before = memoryOf(speaker.pid).now;
  await subscribers.open({ ...speaker.target, count: sockets, deaf: false });
  await delay(SETTLE_MS);
  const bytesPerSocket = (memoryOf(speaker.pid).now - before) / sockets;
  await subscribers.report();
  return {
    ...{ speaker, subscribers, sockets, bytesPerSocket },
    ...{ latencies: [], lost: 0, perFrame: [] },
  };
}

async function tell(crowd: Crowd): Promise<void> {
  const { speaker, subscribers, sockets } = crowd;
  const started = processorTimeOf(speaker.pid);
  await speaker.say(EVENTS, PACE_MS * sockets);
  await delay(SETTLE_MS);
  const ended = processorTimeOf(speaker.pid);
  const { latencies, frames } = await subscribers.report();
  crowd.latencies.push(...latencies);
  crowd.lost += sockets * EVENTS - latencies.length;
  if (started !== undefined && ended !== undefined) crowd.perFrame.push((ended - started) / frames);
}

const table = (results: readonly Crowd[]): Table => ({
  heading: 'Milliseconds from the event until a subscriber has it',
  columns: ['', 'sockets', 'median', 'p99', 'most', 'lost', 'processor µs a frame', 'kB a socket'],
  rows: results.map(({ speaker, sockets, latencies, lost, perFrame, bytesPerSocket }) => [
    speaker.name,
    String(sockets),
    milliseconds(median(latencies)),
    milliseconds(quantile(latencies, 0.99)),
    milliseconds(quantile(latencies, 1)),
    String(lost),
    perFrame.length > 0 ? (median(perFrame) * 1000).toFixed(0) : '-',
    kilobytes(bytesPerSocket),
  ]),
});

const notesOn = (sockets: number) => [
  `Events are pieces of an answer, one each ${PACE_MS * sockets} ms, ${ROUNDS} times ${EVENTS}; the servers take turns. \`--sockets 5000\` takes more subscribers.`,
  'Time runs from when the provider sent a piece, so that the product also reads it from there and stores the answer; the bare server makes its pieces itself. Frames are all that subscribers get, among them the changed messages of the product.',
  'A piece holds the time at which it was sent; all processes read the same monotonic clock. Subscribers are one process that speaks the protocol by hand.',
  'kB a socket: growth of resident memory of the server from before the sockets until all are subscribed.',
  canPin
    ? 'Servers were kept on the first core, subscribers on the second.'
    : 'Nothing was pinned.',
];
