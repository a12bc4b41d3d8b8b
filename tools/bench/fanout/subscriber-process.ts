// Many subscribers in a process of their own, which speak graphql-transport-ws by hand: a client
// library for each of them would cost more than what is measured.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { EVENTS } from '../chat/operations.ts';
import { now } from '../harness/clock.ts';
import { sentTimes } from '../provider/question.ts';
import type { Order, Word } from './reports.ts';

/** How many of the sockets are open. */
const openOf = (sockets: Set<WebSocket>) =>
  [...sockets].filter(({ readyState }) => readyState === WebSocket.OPEN).length;

/** Sockets that are opened at the same moment. */
const AT_ONCE = 50;

const healthy = new Set<WebSocket>();
const deaf = new Set<WebSocket>();
let latencies: number[] = [];
let frames = 0;
let opened = 0;

const tell = (word: Word) => process.send?.(word);

process.on('message', (order: Order) => {
  if (order.kind === 'open') {
    void openAll(order).then(() => tell({ kind: 'opened' }));
  } else if (order.kind === 'report') {
    tell({ kind: 'reported', latencies, frames, open: openOf(healthy), deafOpen: openOf(deaf) });
    latencies = [];
    frames = 0;
  } else {
    for (const socket of [...healthy, ...deaf]) socket.terminate();
    healthy.clear();
    deaf.clear();
    tell({ kind: 'closed' });
  }
});
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));

async function openAll(order: Order & { kind: 'open' }): Promise<void> {
  for (let begun = 0; begun < order.count; begun += AT_ONCE) {
    const some = Math.min(AT_ONCE, order.count - begun);
    await Promise.all(Array.from({ length: some }, () => open(order)));
  }
}

async function open({ url, cookie, sessionId, deaf: isDeaf }: Order & { kind: 'open' }) {
  opened += 1;
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: { cookie, 'x-forwarded-for': `10.2.${opened >> 8}.${opened & 255}` },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.on('message', (data: Buffer) => take(data.toString()));
  const payload = { query: EVENTS, variables: { sessionId } };
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  // The answer to this comes after the subscription was taken.
  socket.send(JSON.stringify({ type: 'ping' }));
  (isDeaf ? deaf : healthy).add(socket);
  if (isDeaf) socket.pause();
}

function take(text: string): void {
  const arrivedAt = now();
  if (!text.includes('"next"')) return;
  frames += 1;
  const message = JSON.parse(text) as {
    payload: { data?: { conversationEvents: { __typename: string; text: string } } };
  };
  const event = message.payload.data?.conversationEvents;
  if (event?.__typename !== 'AnswerDelta') return;
  // What the product adds of its own, or sends again to one who comes late, holds no time.
  for (const at of sentTimes(event.text)) latencies.push(arrivedAt - at);
}
