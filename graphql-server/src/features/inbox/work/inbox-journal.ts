import {
  actorId,
  type ManagingActor,
  type RequestContext,
} from '../../../platform/context/index.js';
import { afterCommit, type EntityManager } from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { AuditLog } from '../../audit/index.js';
import { findCompany } from '../../companies/index.js';
import {
  type Conversation,
  conversationReference,
  type InboxChange,
  inboxTopic,
} from '../../conversations/index.js';
import type { EventPublisher, NewWebhookEvent } from '../../webhooks/index.js';
import { type ActivityKind, ConversationActivity } from '../conversation-history.entity.js';

/** Names of the same in the audit log. */
const ACTIONS: Record<ActivityKind, string> = {
  ASSIGNED: 'conversation.assigned',
  UNASSIGNED: 'conversation.unassigned',
  ARCHIVED: 'conversation.archived',
  RESTORED: 'conversation.restored',
  LABELLED: 'conversation.labelled',
  TAKEN_OVER: 'conversation.taken-over',
  HANDED_BACK: 'conversation.handed-back',
  EXPORTED: 'conversation.exported',
};

/** Something that a colleague has done with a conversation. */
export interface Deed {
  kind: ActivityKind;
  /** Names of what it is about. */
  names?: string[];
  /** What other systems are told. */
  event?: NewWebhookEvent;
}

interface Dependencies {
  audit: AuditLog;
  events: EventBus;
  publisher: EventPublisher;
}

/** Writes down what people of a company do with conversations, and tells open inboxes. */
export class InboxJournal {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Keeps a deed in its transaction: in the history, in the audit log and for other systems. */
  async keep(
    context: RequestContext & { actor: ManagingActor },
    tx: EntityManager,
    conversation: Conversation,
    { kind, names = [], event }: Deed,
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
    await audit.record(context, tx, {
      action: ACTIONS[kind],
      company: { id: company.id, name: company.name },
      subject: {
        kind: 'conversation',
        id: conversation.id,
        name: conversationReference(conversation.id),
      },
      details: { names },
    });
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

  /** Tells open inboxes after the commit. */
  tell(tx: EntityManager, companyId: string, change: InboxChange): void {
    afterCommit(tx, () => void this.#deps.events.publish(inboxTopic(companyId), change));
  }
}
