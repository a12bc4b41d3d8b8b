import { validate } from 'uuid';
import { type RequestContext, requireEndUser } from '../../../platform/context/index.js';
import { afterCommit, type EntityManager, repeatable } from '../../../platform/database/index.js';
import { notFound, wrongField } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { Conversation } from '../conversation.entity.js';
import { conversationReasons } from '../conversation.reasons.js';
import {
  findConversationView,
  findMessageViews,
  lockConversationById,
} from '../conversation.repository.js';
import { type InboxChange, inboxTopic, type MessageView } from '../conversation-views.js';
import { type AnswerRatingReason, type AnswerRatingValue, Message } from '../message.entity.js';
import { UnansweredQuestion } from '../unanswered-question.entity.js';

/** Ratings of one person; changing one's mind a few times is fine. */
const LIMIT: RateLimit = { name: 'chat-rate', points: 30, durationSeconds: 60 };

const MOST_COMMENT = 500;

/** A rating as the tenant gives it. */
export interface RatingInput {
  sessionId: string;
  messageId: string;
  /** Null takes the rating back. */
  value?: AnswerRatingValue | null;
  reason?: AnswerRatingReason | null;
  comment?: string | null;
}

interface Dependencies {
  limits: RateLimits;
  events: EventBus;
  log: Logger;
}

/** What tenants and owners think of answers. */
export class AnswerRatingService {
  readonly #limits: RateLimits;
  readonly #events: EventBus;
  readonly #log: Logger;

  constructor({ limits, events, log }: Dependencies) {
    this.#limits = limits;
    this.#events = events;
    this.#log = log;
  }

  /**
   * Keeps a rating in place of the one before. The question of an answer that did not help becomes
   * one of the company's open ones; it is settled when the tenant changes the rating.
   */
  async rate(context: RequestContext, input: RatingInput): Promise<MessageView> {
    const actor = requireEndUser(context.actor);
    const { sessionId, messageId, value } = input;
    const comment = input.comment?.replaceAll('\0', '').trim() || null;
    if (comment && comment.length > MOST_COMMENT) {
      throw wrongField(
        'comment',
        conversationReasons.RATING_COMMENT_TOO_LONG({ max: MOST_COMMENT }),
      );
    }
    await this.#limits.consume(LIMIT, actor.endUserId, conversationReasons.TOO_MANY_RATINGS);
    if (!validate(messageId)) throw notFound();
    return repeatable(context.em, async (em) => {
      const own = await findConversationView(em, sessionId, actor);
      if (!own) throw notFound();
      const conversation = await lockConversationById(em, own.id);
      const answer = await em.findOne(Message, {
        ...{ id: messageId, conversation, sender: 'BOT', status: 'COMPLETE', isError: false },
      });
      if (!answer?.replyToId) throw notFound();
      const isBad = value === 'NOT_HELPFUL';
      const reason = isBad ? (input.reason ?? null) : null;
      answer.rating = value ? { value, reason, comment, at: new Date().toISOString() } : null;
      await keepQuestion(em, answer, isBad);
      await em.flush();
      afterCommit(em, () => this.#tellInbox(conversation));
      const [view] = await findMessageViews(em, own.id, { messageId });
      if (!view) throw notFound();
      return view;
    });
  }

  #tellInbox({ id, company }: Conversation): void {
    const change: InboxChange = { conversationId: id };
    this.#events.publish(inboxTopic(company.id), change).catch((error: unknown) => {
      // An open inbox shows it when the conversation is opened anew.
      this.#log.warn({ err: error }, 'a rating could not be announced');
    });
  }
}

/** Opens the question of an answer that did not help, and settles it when it did after all. */
async function keepQuestion(em: EntityManager, answer: Message, isBad: boolean): Promise<void> {
  const message = em.getReference(Message, answer.replyToId ?? '');
  const known = await em.findOne(UnansweredQuestion, { message });
  if (!known && isBad) {
    const { company } = answer.conversation;
    em.create(UnansweredQuestion, { company, message, reason: 'NOT_HELPFUL' });
  } else if (known?.reason === 'NOT_HELPFUL') {
    known.state = isBad ? 'OPEN' : 'DONE';
  }
}
