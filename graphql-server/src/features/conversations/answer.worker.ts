import { type EntityManager, findPrepared, transactional } from '../../platform/database/index.js';
import type { EventBus, LiveText } from '../../platform/events/index.js';
import type { JobAttempt } from '../../platform/jobs/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { type AnswerOutcome, type Assistant, tellsOfDanger } from '../assistant/index.js';
import type { ConversationFiles } from '../attachments/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import type { AnswerConsequences } from './alerts/answer-consequences.js';
import { tellOfDangerAtOnce } from './alerts/danger-at-once.js';
import { noteEnd, noteStart } from './answer-metrics.js';
import { loadAnswerRequest } from './answer-request.js';
import { ANSWER_APOLOGY } from './chat-texts.js';
import type { ConversationAnnouncer } from './conversation-announcer.js';
import { messageAnswered } from './conversation.webhook-events.js';
import {
  type ConversationEvent,
  conversationTopic,
  liveTextKey,
  type MessageView,
  stopTopic,
} from './conversation-views.js';
import type { Conversation } from './conversation.entity.js';
import { categorise, lockConversationById } from './conversation.repository.js';
import { type AnswerUsage, Message } from './message.entity.js';

interface Dependencies {
  assistant: Assistant;
  conversationFiles: ConversationFiles;
  announcer: ConversationAnnouncer;
  consequences: AnswerConsequences;
  events: EventBus;
  liveText: LiveText;
  publisher: EventPublisher;
}

/** The assistant could not answer, as opposed to: the answer could not be stored. */
class GenerationError extends Error {}

/** An answer that this attempt may write; a later attempt makes it void. */
interface Draft {
  answerId: string;
  attempt: number;
  conversationId: string;
  topic: string;
}

/** A change of an answer that is about to be written. */
interface Change {
  conversation: Conversation;
  answer: Message;
  revision: number;
}

/** What the assistant says, piece by piece. */
type Events = Awaited<ReturnType<Assistant['answer']>>;

interface FinishedAnswer {
  text: string;
  outcome: AnswerOutcome;
  usage: AnswerUsage;
}

/** Generates the answer to a message: at any time at most one counts. */
export class AnswerWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Runs one attempt. Repeating it after a crash replaces what the dead attempt left. */
  async run(
    { em, log }: { em: EntityManager; log: Logger },
    { messageId }: { messageId: string },
    job: JobAttempt,
  ): Promise<void> {
    const { assistant, conversationFiles: files, liveText } = this.#deps;
    const { seesPictures } = assistant;
    const reading = { files, seesPictures, signal: job.signal };
    const request = await loadAnswerRequest(em.fork(), messageId, reading);
    if (!request) return;
    const startedAt = performance.now();
    // Help must not wait until the answer is found and written.
    await tellOfDangerAtOnce(em, messageId, request, this.#deps);
    const needless = new AbortController();
    const signal = AbortSignal.any([job.signal, needless.signal]);
    // The user is waiting: the provider already works while the answer is stored as begun.
    const events = await assistant.answer(request, signal);
    const draft = await this.#begin(em, messageId).catch((error: unknown) => {
      needless.abort();
      throw error;
    });
    if (!draft) return needless.abort();
    const stopListening = await this.#deps.events.listen(stopTopic(draft.answerId), () =>
      needless.abort(),
    );
    try {
      const asked = { startedAt, enqueuedAt: job.enqueuedAt };
      const answer = await this.#generate(em, draft, { events, ...asked });
      await this.#finish(em, messageId, draft, answer);
      noteEnd(job.enqueuedAt, 'complete');
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      // The tenant has stopped it: what is stored stays.
      if (needless.signal.aborted) return noteEnd(job.enqueuedAt, 'stopped');
      // The process is shutting down: the worker that takes the job over starts this answer again.
      if (job.signal.aborted && !job.isLast) throw error.cause;
      log.warn({ err: error.cause }, 'an answer could not be generated');
      await this.#fail(em, draft);
      noteEnd(job.enqueuedAt, 'failed');
    } finally {
      await stopListening();
      await liveText.clear(liveTextKey(draft.answerId, draft.attempt));
    }
  }

  /** Settles an answer that all attempts have failed at: the apology can be retried by hand. */
  async abandon(
    { em }: { em: EntityManager },
    { messageId }: { messageId: string },
    { enqueuedAt }: Pick<JobAttempt, 'enqueuedAt'>,
  ): Promise<void> {
    const draft = await this.#begin(em, messageId);
    if (!draft) return;
    await this.#fail(em, draft);
    noteEnd(enqueuedAt, 'failed');
  }

  async #begin(em: EntityManager, messageId: string): Promise<Draft | undefined> {
    return transactional(em.fork(), async (tx) => {
      const itself = 'id = ? or reply_to_id = ?';
      const found = await findPrepared(tx, Message, itself, [messageId, messageId]);
      const question = found.find(({ id }) => id === messageId);
      if (!question) return undefined;
      const conversation = await lockConversationById(tx, question.conversation.id);
      let answer = found.find(({ replyToId }) => replyToId === messageId);
      // Another attempt may have changed it before the conversation was locked.
      if (answer) await tx.refresh(answer);
      if (answer && answer.status !== 'GENERATING') return undefined;
      // A person has taken over and answers, unless there is danger; what was begun before is finished.
      const byPerson = conversation.handler === 'PERSON' && !tellsOfDanger(question.text);
      if (!answer && byPerson) return undefined;
      if (answer) {
        answer.attempt += 1;
      } else {
        conversation.messageCount += 1;
        answer = tx.create(Message, {
          companyId: conversation.company.id,
          conversation,
          sequence: conversation.messageCount,
          revision: conversation.revision,
          sender: 'BOT',
          text: '',
          status: 'GENERATING',
          attempt: 1,
          replyToId: messageId,
        });
      }
      this.#deps.announcer.change(tx, conversation, { messages: [{ message: answer }] });
      await tx.flush();
      return {
        answerId: answer.id,
        attempt: answer.attempt,
        conversationId: conversation.id,
        topic: conversationTopic(conversation.sessionId, conversation.endUser.id),
      };
    });
  }

  async #generate(
    em: EntityManager,
    draft: Draft,
    { events, startedAt, enqueuedAt }: { events: Events; startedAt: number; enqueuedAt: Date },
  ): Promise<FinishedAnswer> {
    let firstTokenMs: number | undefined;
    let text = '';
    for await (const event of this.#stream(events)) {
      if (event.type === 'delta') {
        const isFirst = firstTokenMs === undefined;
        firstTokenMs ??= Math.round(performance.now() - startedAt);
        await this.#publish(draft, text.length, event.text);
        text += event.text;
        if (isFirst) noteStart(enqueuedAt);
        continue;
      }
      if (event.type === 'reset') {
        text = '';
        await this.#restart(em, draft);
        continue;
      }
      const durationMs = Math.round(performance.now() - startedAt);
      return {
        text,
        outcome: event.outcome,
        usage: { ...event.usage, firstTokenMs: firstTokenMs ?? durationMs, durationMs },
      };
    }
    throw new GenerationError('', { cause: new Error('The answer ended without its end.') });
  }

  async *#stream(events: Events) {
    try {
      yield* events;
    } catch (cause) {
      throw new GenerationError('The assistant could not answer.', { cause });
    }
  }

  async #publish(
    { answerId, attempt, topic }: Draft,
    offset: number,
    piece: string,
  ): Promise<void> {
    await this.#deps.liveText.append(liveTextKey(answerId, attempt), piece);
    const delta: ConversationEvent = {
      kind: 'delta',
      messageId: answerId,
      attempt,
      offset,
      text: piece,
    };
    // A piece is worth nothing later: the whole text follows.
    await this.#deps.events.publish(topic, delta, 'passing');
  }

  async #finish(
    em: EntityManager,
    messageId: string,
    draft: Draft,
    { text, outcome, usage }: FinishedAnswer,
  ): Promise<void> {
    const { sources, category, guidance } = outcome;
    const changes = { text, sources, guidance, usage, status: 'COMPLETE' } as const;
    await this.#update(em, draft, changes, async (tx, { conversation, answer, revision }) => {
      const question = async () => {
        const { text: asked } = await tx.findOneOrFail(Message, { id: messageId });
        return { text: asked, category };
      };
      await this.#deps.publisher.publish(tx, conversation.company.id, [
        messageAnswered(conversation, answer, question),
      ]);
      await this.#deps.consequences.apply(tx, { conversation, questionId: messageId, outcome });
      if (!category) return undefined;
      conversation.category = category;
      return categorise(tx, messageId, { category, revision });
    });
  }

  async #fail(em: EntityManager, draft: Draft): Promise<void> {
    await this.#update(em, draft, { text: ANSWER_APOLOGY, status: 'FAILED', isError: true });
  }

  /** Voids the pieces published so far: the provider begins its answer again. */
  async #restart(em: EntityManager, draft: Draft): Promise<void> {
    await this.#deps.liveText.clear(liveTextKey(draft.answerId, draft.attempt));
    if (!(await this.#update(em, draft, { attempt: draft.attempt + 1 }))) {
      throw new GenerationError('', { cause: new Error('The answer was settled meanwhile.') });
    }
    draft.attempt += 1;
  }

  /**
   * Changes the answer unless a later attempt has taken it over. `alsoChange` may change the
   * question at the same revision; it returns the question as it is then. False if nothing was changed.
   */
  async #update(
    em: EntityManager,
    draft: Draft,
    changes: Partial<Message>,
    alsoChange?: (tx: EntityManager, at: Change) => Promise<MessageView | undefined>,
  ): Promise<boolean> {
    return transactional(em.fork(), async (tx) => {
      const conversation = await lockConversationById(tx, draft.conversationId);
      const [answer] = await findPrepared(tx, Message, 'id = ?', [draft.answerId]);
      if (answer?.attempt !== draft.attempt || answer.status !== 'GENERATING') return false;
      Object.assign(answer, changes);
      const revision = conversation.revision + 1;
      const view = await alsoChange?.(tx, { conversation, answer, revision });
      this.#deps.announcer.change(tx, conversation, { messages: [{ message: answer }], view });
      await tx.flush();
      return true;
    });
  }
}
