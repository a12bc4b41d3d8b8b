import {
  companyOf,
  type RequestContext,
  requireAccess,
  requirePermission,
  requireStaff,
  type StaffActor,
} from '../../../platform/context/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import { type EventBus, followTopic } from '../../../platform/events/index.js';
import {
  concerns,
  VIEWER_CHANGED_TOPIC,
  type ViewerChange,
} from '../../../platform/viewer-changes/index.js';
import type { SessionService } from '../../auth/index.js';
import { findCompany } from '../../companies/index.js';
import { type InboxChange, inboxTopic } from '../../conversations/index.js';
import type { InboxRow } from '../inbox-views.js';
import { readerOf } from '../inbox.policy.js';
import { findRow } from '../list/inbox-row.repository.js';

/** One step that the followers of an inbox are told. */
export type InboxFeedEvent =
  | { kind: 'conversation'; row: InboxRow }
  /** Following begins, or events may have been lost: what was read before may be old. */
  | { kind: 'stale' };

/** Lets the people of a company follow its inbox. */
export class InboxFeed {
  readonly #events: EventBus;
  readonly #sessions: SessionService;

  constructor(events: EventBus, sessions: SessionService) {
    this.#events = events;
    this.#sessions = sessions;
  }

  /** Every change of a conversation with the company, until the actor may not read it any more. */
  async follow(
    context: RequestContext,
    named: string | null | undefined,
  ): Promise<AsyncIterableIterator<InboxFeedEvent>> {
    let actor = requireStaff(context.actor);
    const em = () => context.em.fork();
    const admit = async () => {
      actor = await this.#current(context, actor);
      return companyOf(requirePermission(actor, 'conversations.view'), named);
    };
    const companyId = await admit();
    await findCompany(em(), companyId);
    return followTopic<InboxFeedEvent>(this.#events, inboxTopic(companyId), {
      // From here on nothing is missed; after a gap it was.
      first: async () => ({ kind: 'stale' }),
      next: async (payload) => {
        const change = payload as InboxChange;
        if ('all' in change) return { kind: 'stale' };
        const reader = { readerId: readerOf(actor) };
        if (change.readerId && change.readerId !== reader.readerId) return undefined;
        const row = await findRow(em(), reader, change.conversationId, companyId);
        return row && { kind: 'conversation', row };
      },
      access: {
        topic: VIEWER_CHANGED_TOPIC,
        isAbout: (change) => concerns(change as ViewerChange, actor),
        holds: async () => {
          await admit();
          return true;
        },
      },
    });
  }

  /** The actor as they are now; throws if they may not be here at all. */
  async #current({ em }: RequestContext, known: StaffActor): Promise<StaffActor> {
    const actor = await this.#sessions.current(em.fork(), known);
    if (!actor) throw unauthenticated();
    requireAccess(['admin', 'companyUser'], actor);
    return actor;
  }
}
