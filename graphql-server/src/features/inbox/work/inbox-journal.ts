import {
  actorId,
  type ManagingActor,
  type RequestContext,
} from '../../../platform/context/index.js';
import { afterCommit, type EntityManager } from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { AuditAction, AuditLog } from '../../audit/index.js';
import { findCompany } from '../../companies/index.js';
import {
  type Conversation,
  conversationReference,
  type InboxChange,
  inboxTopic,
} from '../../conversations/index.js';
import type { Notifier } from '../../notifications/index.js';
import type { EventPublisher, NewWebhookEvent } from '../../webhooks/index.js';
import { type ActivityKind, ConversationActivity } from '../conversation-history.entity.js';
import type { ColleagueView } from '../inbox-views.js';

/** Names of the same in the audit log. */
const ACTIONS: Record<ActivityKind, AuditAction> = {
  ASSIGNED: 'conversation.assigned',
  UNASSIGNED: 'conversation.unassigned',
  ARCHIVED: 'conversation.archived',
  SNOOZED: 'conversation.snoozed',
  RESTORED: 'conversation.restored',
  LABELLED: 'conversation.labelled',
  URGENCY_SET: 'conversation.urgency-set',
  TAKEN_OVER: 'conversation.taken-over',
  HANDED_BACK: 'conversation.handed-back',
  EXPORTED: 'conversation.exported',
};

/** Something that a colleague has done with a conversation. */
export interface RecordedActivity {
  kind: ActivityKind;
  /** Names of what it is about. */
  names?: string[];
  /** What other systems are told. */
  event?: NewWebhookEvent;
}

/** Something about a conversation that concerns these colleagues. */
interface ConversationNews {
  kind: 'ASSIGNED' | 'MENTIONED';
  /** Names it among those of its kind. */
  occasion: string;
  to: readonly string[];
  actor: ColleagueView;
}

interface Dependencies {
  audit: AuditLog;
  events: EventBus;
  notifier: Notifier;
  publisher: EventPublisher;
}

/** Writes down what people of a company do with conversations, and tells open inboxes. */
export class InboxJournal {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Keeps an activity in its transaction: in the history, in the audit log and for other systems. */
  async keep(
    context: RequestContext & { actor: ManagingActor },
    tx: EntityManager,
    conversation: Conversation,
    { kind, names = [], event }: RecordedActivity,
  ): Promise<void> {
    const { audit, publisher } = this.#deps;
    const { actor } = context;
    const company = await findCompany(tx, conversation.company.id);
    tx.create(ConversationActivity, {
      companyId: company.id,
      conversationId: conversation.id,
      actorId: actorId(actor),
      actorName: actor.name,
      kind,
      details: { names },
    });
    const { id } = conversation;
    const subject = { kind: 'conversation', id, name: conversationReference(id) } as const;
    await audit.record(context, tx, ACTIONS[kind], { company, subject }, { names });
    if (event) await publisher.publish(tx, company.id, [event]);
    this.tell(tx, company.id, { conversationId: conversation.id });
  }

  /** What other systems alone are told: it is in the messages already. */
  async publish(
    tx: EntityManager,
    { company }: Conversation,
    event: NewWebhookEvent,
  ): Promise<void> {
    await this.#deps.publisher.publish(tx, company.id, [event]);
  }

  /** Has colleagues told of something about a conversation. */
  async notify(
    tx: EntityManager,
    { id, company }: Conversation,
    { kind, occasion, to, actor }: ConversationNews,
  ): Promise<void> {
    await this.#deps.notifier.tell(tx, {
      ...{ kind, to: [...to], companyId: company.id, conversationId: id },
      ...{ cause: `${kind.toLowerCase()}:${occasion}`, actor },
    });
  }

  /** What a person was told of a conversation is no news any more once they have read it. */
  async noteRead(tx: EntityManager, personId: string, conversationId: string): Promise<void> {
    await this.#deps.notifier.noteRead(tx, personId, conversationId);
  }

  /** Tells open inboxes after the commit. */
  tell(tx: EntityManager, companyId: string, change: InboxChange): void {
    afterCommit(tx, () => void this.#deps.events.publish(inboxTopic(companyId), change));
  }
}
