import { type RequestContext, requireEndUser } from '../../platform/context/index.js';
import { asUnavailable, badInput } from '../../platform/errors/index.js';
import {
  type DirectFeed,
  type EventBus,
  EventQueue,
  type LiveText,
  type TakeEvents,
  toFeed,
} from '../../platform/events/index.js';
import { conversationReasons } from './conversation.reasons.js';
import type { FollowerWatch } from './follower-watch.js';
import {
  type ConversationEvent,
  type ConversationView,
  conversationTopic,
  liveTextKey,
  type MessageView,
} from './conversation-views.js';
import {
  findConversationView,
  findMessageViews,
  findRunningAnswers,
  markDelivered,
} from './conversation.repository.js';

/** Unread events after which a follower is disconnected; it comes back with its cursor. */
const CAPACITY = 5_000;

/** How soon a follower is looked after again when the database was away. */
const AGAIN_MS = 2_000;

/** What a follower waits for; after a gap, events may have been lost. */
type Arrived = ConversationEvent | 'gap';

/** How far a follower has come. */
interface Position {
  known: number;
}

/** One step that a follower is told; the cursor is safe to come back with. */
export type FeedEvent =
  | { kind: 'message'; cursor: number; message: MessageView }
  | { kind: 'conversation'; cursor: number; conversation: ConversationView }
  | (ConversationEvent & { kind: 'delta' | 'typing' });

/** Lets end users follow their conversation without missing or doubling anything. */
export class ConversationFeed {
  readonly #events: EventBus;
  readonly #liveText: LiveText;
  readonly #watch: FollowerWatch;

  constructor(events: EventBus, liveText: LiveText, watch: FollowerWatch) {
    this.#events = events;
    this.#liveText = liveText;
    this.#watch = watch;
  }

  /**
   * Everything that changed after the cursor, in its current state, then what happens from now on.
   *
   * A delta may repeat text that was sent before; its offset says so. The session need not have a
   * conversation yet.
   */
  async follow(
    context: RequestContext,
    sessionId: string,
    after: string | undefined,
  ): Promise<DirectFeed<FeedEvent>> {
    const owner = requireEndUser(context.actor);
    const position: Position = { known: parseCursor(after) };
    let take: TakeEvents<FeedEvent> | undefined;
    const queue = new EventQueue<Arrived>(CAPACITY, (event) => {
      const told = toldAtOnce(event, position.known);
      if (!told || !take?.(told)) return false;
      if (event !== 'gap' && event.kind === 'changed') position.known += 1;
      return true;
    });
    const tellOfGap = () => queue.push('gap');
    const stopListening = await this.#events.listen(
      conversationTopic(sessionId, owner.endUserId),
      (payload) => queue.push(payload as ConversationEvent),
    );
    const stopWatching = [
      this.#events.onGap(tellOfGap),
      this.#watch.add({ sessionId, endUserId: owner.endUserId, position, tellOfGap }),
    ];
    const generated = this.#generate(context, sessionId, position, queue);
    const feed = toFeed(queue, generated, async () => {
      for (const stopOne of stopWatching) stopOne();
      await stopListening();
    });
    const handOver = (taker: TakeEvents<FeedEvent>) => {
      take = taker;
    };
    return Object.assign(feed, { handOver });
  }

  async *#generate(
    context: RequestContext,
    sessionId: string,
    position: Position,
    queue: EventQueue<Arrived>,
  ): AsyncGenerator<FeedEvent, undefined> {
    const advance = async function* (
      changes: (ConversationEvent & { kind: 'changed' }) | undefined,
    ): AsyncGenerator<FeedEvent, undefined> {
      if (!changes) return;
      yield* stepsOf(changes, position.known);
      position.known = changes.conversation.revision;
      await noteDelivered(context, sessionId, changes.messages);
    };
    // Streamed text does not count as a change, so a cursor says nothing about it. It is read
    // before the changes: an answer that ends in between would be told as running, and its text,
    // which is gone by then, left out.
    const running = await this.#runningAnswers(context, sessionId);
    yield* advance(await this.#changesAfter(context, sessionId, position.known));
    yield* running;
    for (;;) {
      const event = await queue.next();
      if (event === undefined) return undefined;
      if (event === 'gap') {
        yield* advance(await this.#catchUp(context, sessionId, position, queue));
        continue;
      }
      if (event.kind !== 'changed') {
        yield event;
        continue;
      }
      const { revision } = event.conversation;
      if (revision <= position.known) continue;
      // Two changes may be announced in the wrong order; then the database tells what lies between.
      yield* advance(
        revision === position.known + 1
          ? event
          : await this.#catchUp(context, sessionId, position, queue),
      );
    }
  }

  /** Reads the missed changes; retries later while the database is away, instead of ending. */
  async #catchUp(
    context: RequestContext,
    sessionId: string,
    { known }: Position,
    queue: EventQueue<Arrived>,
  ) {
    try {
      return await this.#changesAfter(context, sessionId, known);
    } catch (error) {
      if (!asUnavailable(error)) throw error;
      setTimeout(() => queue.push('gap'), AGAIN_MS).unref();
      return undefined;
    }
  }

  async #changesAfter(context: RequestContext, sessionId: string, revision: number) {
    const owner = requireEndUser(context.actor);
    const em = context.em.fork();
    const conversation = await findConversationView(em, sessionId, owner);
    if (!conversation || conversation.revision <= revision) return undefined;
    const messages = await findMessageViews(em, conversation.id, { afterRevision: revision });
    return { kind: 'changed' as const, conversation, messages };
  }

  async #runningAnswers(context: RequestContext, sessionId: string): Promise<FeedEvent[]> {
    const owner = requireEndUser(context.actor);
    const running = await findRunningAnswers(context.em.fork(), sessionId, owner);
    const deltas = running.map(async ({ id, attempt }) => {
      const text = await this.#liveText.read(liveTextKey(id, attempt));
      return { kind: 'delta' as const, messageId: id, attempt, offset: 0, text };
    });
    return (await Promise.all(deltas)).filter(({ text }) => text !== '');
  }
}

/**
 * Notes that the tenant's page has been sent what persons wrote: it need not be mailed. Where the
 * database is away, a mail too many is better than a feed that ends.
 */
async function noteDelivered(
  context: RequestContext,
  sessionId: string,
  messages: readonly MessageView[],
): Promise<void> {
  const sequences = messages.flatMap((one) => (one.sender === 'PERSON' ? [one.sequence] : []));
  if (sequences.length === 0) return;
  try {
    const owner = requireEndUser(context.actor);
    await markDelivered(context.em.fork(), sessionId, owner, Math.max(...sequences));
  } catch (error) {
    if (!asUnavailable(error)) throw error;
    context.log.warn({ err: error }, 'it could not be noted that a reply was delivered');
  }
}

/** What an event says to a follower, where nothing has to be read or noted for it. */
function toldAtOnce(event: Arrived, known: number): readonly FeedEvent[] | undefined {
  if (event === 'gap') return undefined;
  if (event.kind !== 'changed') return [event];
  const isNext = event.conversation.revision === known + 1;
  if (!isNext || event.messages.some(({ sender }) => sender === 'PERSON')) return undefined;
  const steps = nextSteps.get(event) ?? [...stepsOf(event, known)];
  nextSteps.set(event, steps);
  return steps;
}

/** Steps to those who knew all before: the same for each follower, so that they are written once. */
const nextSteps = new WeakMap<ConversationEvent, readonly FeedEvent[]>();

/** Messages first: only the last step moves the cursor, so that a cut in between repeats them. */
function* stepsOf(
  { conversation, messages }: ConversationEvent & { kind: 'changed' },
  known: number,
): Generator<FeedEvent> {
  for (const message of messages) yield { kind: 'message', cursor: Math.max(known, 0), message };
  yield { kind: 'conversation', cursor: conversation.revision, conversation };
}

function parseCursor(after: string | undefined): number {
  if (after === undefined) return -1;
  if (!/^\d{1,9}$/.test(after)) throw badInput(conversationReasons.CONVERSATION_CURSOR_INVALID);
  return Number(after);
}
