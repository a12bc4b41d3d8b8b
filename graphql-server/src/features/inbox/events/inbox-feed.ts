import type { RequestContext } from '../../../platform/context/index.js';
import { type EventBus, followTopic } from '../../../platform/events/index.js';
import type { CompanyFollowers } from '../../companies/index.js';
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
  readonly #followers: CompanyFollowers;

  constructor(events: EventBus, followers: CompanyFollowers) {
    this.#events = events;
    this.#followers = followers;
  }

  /** Every change of a conversation with the company, until the actor may not read it any more. */
  async follow(
    context: RequestContext,
    named: string | null | undefined,
  ): Promise<AsyncIterableIterator<InboxFeedEvent>> {
    const { companyId, actor, access } = await this.#followers.admit(context, named);
    return followTopic<InboxFeedEvent>(this.#events, inboxTopic(companyId), {
      // From here on nothing is missed; after a gap it was.
      first: async () => ({ kind: 'stale' }),
      next: async (payload) => {
        const change = payload as InboxChange;
        if ('all' in change) return { kind: 'stale' };
        const reader = { readerId: readerOf(actor()) };
        if (change.readerId && change.readerId !== reader.readerId) return undefined;
        const row = await findRow(context.em.fork(), reader, change.conversationId, companyId);
        return row && { kind: 'conversation', row };
      },
      access,
    });
  }
}
