import type { EntityManager } from '../../../platform/database/index.js';
import type { AnswerOutcome, Urgency } from '../../assistant/index.js';
import type { MailService } from '../../mail/index.js';
import type { Notifier } from '../../notifications/index.js';
import type { EventPublisher, NewWebhookEvent } from '../../webhooks/index.js';
import { emergencyReported, handOverRequested } from '../conversation.webhook-events.js';
import { bringBack } from '../bring-back.js';
import type { Conversation } from '../conversation.entity.js';
import { Message } from '../message.entity.js';
import { UnansweredQuestion } from '../unanswered-question.entity.js';
import { loadAlert } from './alert.js';
import { emergencyMail, handOverMail } from './alert-mails.js';

const RANK: Record<Urgency, number> = { NORMAL: 0, HIGH: 1, EMERGENCY: 2 };

/** A danger that a message tells of, with its conversation locked. */
interface ToldDanger {
  conversation: Conversation;
  /** The message that tells of it. */
  questionId: string;
  danger: NonNullable<AnswerOutcome['danger']>;
}

/** An answer that has just been stored, with its conversation locked. */
export interface StoredAnswer {
  conversation: Conversation;
  /** The message that was answered. */
  questionId: string;
  outcome: AnswerOutcome;
}

/**
 * What the company learns from an answer: at once when a person is in danger or wants to speak to
 * the staff, each once a conversation; later when a question was left open. All in the answer's
 * transaction.
 */
export class AnswerConsequences {
  readonly #mail: MailService;
  readonly #publisher: EventPublisher;
  readonly #notifier: Notifier;

  constructor(mail: MailService, publisher: EventPublisher, notifier: Notifier) {
    this.#mail = mail;
    this.#publisher = publisher;
    this.#notifier = notifier;
  }

  /** Tells the company of a danger; false where it knows of this kind from the conversation. */
  async tellOfDanger(
    tx: EntityManager,
    { conversation, questionId, danger }: ToldDanger,
  ): Promise<boolean> {
    // Also where it is known: who put it away may not have seen that it is reported again.
    bringBack(conversation);
    if (conversation.danger === danger) return false;
    conversation.danger = danger;
    conversation.urgency = 'EMERGENCY';
    await this.#tell(tx, { conversation, questionId, danger }, `emergency:${danger}`);
    await this.#notifier.tell(tx, emergencyCause(conversation, questionId, danger));
    return true;
  }

  async apply(tx: EntityManager, stored: StoredAnswer): Promise<void> {
    const { conversation, questionId, outcome } = stored;
    const { danger } = outcome;
    const { urgency } = outcome.guidance;
    const waitedBefore = Boolean(conversation.waitingSince);
    if (RANK[urgency] > RANK[conversation.urgency]) {
      conversation.urgency = urgency;
      if (urgency === 'EMERGENCY') bringBack(conversation);
    }
    if (danger) await this.tellOfDanger(tx, { conversation, questionId, danger });
    const wantsPerson = outcome.guidance.action === 'HAND_OVER';
    if (wantsPerson && conversation.handler === 'ASSISTANT') {
      conversation.waitingSince ??= new Date();
      // The chat may have been ended, or put away, before its answer was there.
      if (!waitedBefore) bringBack(conversation);
      if (!waitedBefore) await this.#notifier.tell(tx, waitingCause(stored));
    }
    if (wantsPerson && !conversation.handOverRequestedAt) {
      conversation.handOverRequestedAt = new Date();
      await this.#tell(tx, { conversation, questionId, danger }, 'hand-over');
    }
    if (outcome.unanswered) await remember(tx, stored);
    if (outcome.unanswered && conversation.status !== 'OPEN') bringBack(conversation);
  }

  async #tell(
    tx: EntityManager,
    {
      conversation,
      questionId,
      danger,
    }: Omit<ToldDanger, 'danger'> & Pick<AnswerOutcome, 'danger'>,
    occasion: string,
  ): Promise<void> {
    const alert = await loadAlert(tx, conversation.id);
    const mail = danger ? emergencyMail(alert, danger) : handOverMail(alert);
    const event: NewWebhookEvent = danger
      ? emergencyReported(conversation, { messageId: questionId, danger })
      : handOverRequested(conversation, { messageId: questionId });
    await this.#publisher.publish(tx, conversation.company.id, [event]);
    await this.#mail.enqueue(tx, {
      dedupeKey: `conversation-alert:${conversation.id}:${occasion}`,
      to: alert.company.recordsEmail,
      fromName: alert.company.name,
      replyTo: alert.endUser.email,
      ...mail,
    });
  }
}

const aboutConversation = ({ id, company }: Conversation) => ({
  ...{ companyId: company.id, conversationId: id },
});

/** Of each kind of danger once a conversation, but again where it was another one in between. */
const emergencyCause = (conversation: Conversation, questionId: string, danger: string) => ({
  ...{ kind: 'EMERGENCY' as const, cause: `emergency:${questionId}`, details: { danger } },
  ...aboutConversation(conversation),
});

/** The one who looks after the conversation is told; all who may answer, where there is none. */
const waitingCause = ({ conversation, questionId }: StoredAnswer) => ({
  ...{ kind: 'WAITING' as const, cause: `waiting:${questionId}` },
  ...aboutConversation(conversation),
  ...(conversation.assigneeId ? { to: [conversation.assigneeId] } : {}),
});

async function remember(
  tx: EntityManager,
  { conversation, questionId, outcome }: StoredAnswer,
): Promise<void> {
  if (!outcome.unanswered) return;
  const known = await tx.count(UnansweredQuestion, { message: questionId });
  if (known > 0) return;
  tx.create(UnansweredQuestion, {
    company: conversation.company,
    message: tx.getReference(Message, questionId),
    reason: outcome.unanswered,
  });
}
