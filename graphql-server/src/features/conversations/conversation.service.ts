import type { z } from 'zod';
import {
  type EndUserActor,
  type RequestContext,
  requireEndUser,
  requireUuid,
} from '../../platform/context/index.js';
import {
  type EntityManager,
  findPrepared,
  repeatable,
  transactional,
} from '../../platform/database/index.js';
import { conflict, notFound, wrongField, wrongFields } from '../../platform/errors/index.js';
import { fieldErrorsOf } from '../../platform/input/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { RateLimit } from '../../platform/limits/index.js';
import { tellsOfDanger } from '../assistant/index.js';
import type { AttachmentService } from '../attachments/index.js';
import type { Notifier } from '../notifications/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { admitAttempt, admitMessage, type MessageLimits } from './admit-message.js';
import { bringBackForTenant } from './bring-back.js';
import { answerJob, endConversationJob } from './conversation.job.js';
import { stopAnswer, type StopDependencies } from './answer-stop.js';
import type { Conversation } from './conversation.entity.js';
import { conversationStarted, messageReceived } from './conversation.webhook-events.js';
import { type ConversationAction, canAccessConversation } from './conversation.policy.js';
import {
  type ConversationView,
  type MessageView,
  viewConversation,
  viewMessage,
} from './conversation-views.js';
import { conversationReasons } from './conversation.reasons.js';
import { findMessageViews, lockConversation } from './conversation.repository.js';
import { Message } from './message.entity.js';
import { sendSchema, sessionIdSchema } from './message-input.js';
import { settle } from './settling/settle.js';
import { tenantReplied } from './tenant-replied.js';

/** Ends of one person: each costs the provider a summary, and the company a mail. */
const END_LIMITS: RateLimit[] = [
  { name: 'chat-end', points: 10, durationSeconds: 60 },
  { name: 'chat-end-hour', points: 60, durationSeconds: 3600 },
];

/** Something that a reader sees; spaces and invisible signs alone are not a message. */
const VISIBLE = /[^\s\p{C}\p{Z}]/u;

export interface SendMessageInput {
  sessionId: string;
  requestId: string;
  content: string;
  attachmentIds?: string[] | undefined;
  /** What the tenant's page said about the assistant. */
  aiNotice?: { version: string; language: string; shownAt: Date } | null | undefined;
}

interface Dependencies extends StopDependencies, MessageLimits {
  jobs: JobQueue;
  attachments: AttachmentService;
  notifier: Notifier;
  publisher: EventPublisher;
}

/** What end users do with their conversations. */
export class ConversationService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Stores a message and the job that answers it. The same request id again returns the stored
   * message and starts nothing, except with `retryFailed`: a failed answer is then tried once more. With another
   * text it is refused, as the caller would take the first answer for that to the second.
   */
  async send(
    context: RequestContext,
    input: SendMessageInput,
    { retryFailed = false }: { retryFailed?: boolean } = {},
  ): Promise<MessageView> {
    const actor = requireEndUser(context.actor);
    const { sessionId, requestId, content, attachmentIds, aiNotice } = parse(sendSchema, input);
    if (!VISIBLE.test(content) && attachmentIds.length === 0) {
      throw wrongField('content', conversationReasons.MESSAGE_EMPTY);
    }
    await admitMessage(this.#deps, actor);
    return repeatable(context.em, async (em) => {
      const conversation = await this.#lock(em, actor, sessionId, 'write');
      const [known] = await findPrepared(em, Message, 'conversation_id = ? and request_id = ?', [
        conversation.id,
        requestId,
      ]);
      if (known) {
        // Files that are sent again have other ids; the text stays.
        if (known.text !== content) throw conflict(conversationReasons.REQUEST_ID_REUSED);
        if (retryFailed) await this.#retryAnswerTo(em, conversation, known);
        return this.#view(em, known);
      }
      requireOpen(conversation);
      conversation.messageCount += 1;
      if (aiNotice) conversation.aiNotice ??= aiNotice;
      bringBackForTenant(conversation);
      const byPerson = conversation.handler === 'PERSON';
      if (byPerson) conversation.waitingSince ??= new Date();
      const message = em.create(Message, {
        companyId: conversation.company.id,
        conversation,
        sequence: conversation.messageCount,
        revision: conversation.revision,
        sender: 'USER',
        text: content,
        requestId,
      });
      const attachments = await this.#deps.attachments.claimForMessage(em, actor, {
        ids: attachmentIds,
        sessionId,
        messageId: message.id,
      });
      this.#deps.announcer.change(em, conversation, { messages: [{ message, attachments }] });
      await em.flush();
      const events = [
        ...(message.sequence === 1 ? [conversationStarted(conversation)] : []),
        ...(byPerson ? [messageReceived(conversation, message)] : []),
      ];
      await this.#deps.publisher.publish(em, actor.companyId, events);
      await this.#deps.notifier.tell(em, tenantReplied(conversation, message));
      // A person may be slow to read of a danger; the assistant is not.
      if (!byPerson || tellsOfDanger(content)) {
        await this.#deps.jobs.enqueue(em, answerJob, {
          messageId: message.id,
          companyId: actor.companyId,
        });
      }
      return viewMessage(message, attachments);
    });
  }

  /** Asks for a failed answer once more. Does nothing when it is already being generated. */
  async retryAnswer(
    context: RequestContext,
    input: { sessionId: string; messageId: string },
  ): Promise<MessageView> {
    const actor = requireEndUser(context.actor);
    const sessionId = parse(sessionIdSchema, input.sessionId);
    const messageId = requireUuid(input.messageId);
    await admitAttempt(this.#deps, actor);
    return repeatable(context.em, async (em) => {
      const conversation = await this.#lock(em, actor, sessionId, 'write');
      const answer = await em.findOne(Message, {
        id: messageId,
        conversation,
        sender: 'BOT',
      });
      if (!answer?.replyToId) throw notFound();
      if (answer.status === 'FAILED' && conversation.handler === 'ASSISTANT') {
        requireOpen(conversation);
        await this.#retry(em, conversation, answer, answer.replyToId);
      }
      return viewMessage(answer);
    });
  }

  /** Ends an answer that is being written, with what is there of it; any other one stays as it is. */
  async stopAnswer(
    context: RequestContext,
    input: { sessionId: string; messageId: string },
  ): Promise<MessageView> {
    const actor = requireEndUser(context.actor);
    const sessionId = parse(sessionIdSchema, input.sessionId);
    const messageId = requireUuid(input.messageId);
    return repeatable(context.em, async (em) => {
      const conversation = await this.#lock(em, actor, sessionId, 'write');
      const where = { id: messageId, conversation, sender: 'BOT' } as const;
      const answer = await em.findOne(Message, where);
      if (!answer?.replyToId) throw notFound();
      await stopAnswer(em, conversation, answer, this.#deps);
      return viewMessage(answer);
    });
  }

  /** Ends the conversation; summary and mails follow in the background. Ending twice is fine. */
  async end(context: RequestContext, input: { sessionId: string }): Promise<ConversationView> {
    const actor = requireEndUser(context.actor);
    const sessionId = parse(sessionIdSchema, input.sessionId);
    return transactional(context.em.fork(), async (em) => {
      const conversation = await this.#lock(em, actor, sessionId, 'end');
      if (conversation.status !== 'OPEN') return viewConversation(conversation);
      for (const limit of END_LIMITS) {
        await this.#deps.limits.consume(
          limit,
          actor.endUserId,
          conversationReasons.TOO_MANY_CONVERSATIONS_ENDED,
        );
      }
      conversation.status = 'ENDING';
      conversation.endedAt = new Date();
      // One that was opened again has an older one.
      conversation.summary = null;
      this.#deps.announcer.change(em, conversation);
      await em.flush();
      await settle(em, { id: conversation.id });
      await this.#deps.jobs.enqueue(em, endConversationJob, {
        conversationId: conversation.id,
        companyId: actor.companyId,
      });
      return viewConversation(conversation);
    });
  }

  /** Tries a failed answer to this message again; it stays after the end, and while a person answers. */
  async #retryAnswerTo(
    em: EntityManager,
    conversation: Conversation,
    { id: replyToId }: Message,
  ): Promise<void> {
    if (conversation.status !== 'OPEN' || conversation.handler === 'PERSON') return;
    const failed = await em.findOne(Message, { conversation, replyToId, status: 'FAILED' });
    if (failed) await this.#retry(em, conversation, failed, replyToId);
  }

  async #retry(
    em: EntityManager,
    conversation: Conversation,
    answer: Message,
    messageId: string,
  ): Promise<void> {
    answer.status = 'GENERATING';
    answer.isError = false;
    answer.text = '';
    answer.attempt += 1;
    this.#deps.announcer.change(em, conversation, { messages: [{ message: answer }] });
    await em.flush();
    await this.#deps.jobs.enqueue(em, answerJob, {
      messageId,
      companyId: conversation.company.id,
    });
  }

  async #view(em: EntityManager, { id, conversation }: Message): Promise<MessageView> {
    const [view] = await findMessageViews(em, conversation.id, { messageId: id });
    if (!view) throw notFound();
    return view;
  }

  async #lock(
    em: EntityManager,
    actor: EndUserActor,
    sessionId: string,
    action: ConversationAction,
  ): Promise<Conversation> {
    const conversation = await lockConversation(em, actor, sessionId);
    const owner = { endUserId: conversation.endUser.id, companyId: conversation.company.id };
    if (!canAccessConversation(actor, action, owner)) throw notFound();
    return conversation;
  }
}

function requireOpen(conversation: Conversation): void {
  if (conversation.status === 'OPEN') return;
  throw conflict(conversationReasons.CONVERSATION_ENDED);
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = fieldErrorsOf(result.error);
  throw wrongFields(fields.map((error) => ({ ...error, field: error.field || 'sessionId' })));
}
