import type { RequestContext, StaffActor } from '../../../platform/context/index.js';
import { type EventBus, followTopic } from '../../../platform/events/index.js';
import type { CompanyFollowers } from '../../companies/index.js';
import { type CaseChange, type CaseRow, casesTopic } from '../case-views.js';
import { findCase } from '../list/case-row.repository.js';

/** One step that the followers of a company's cases are told. */
export type CaseFeedEvent =
  | { kind: 'case'; row: CaseRow; actor: StaffActor }
  /** Following begins, or events may have been lost: what was read before may be old. */
  | { kind: 'stale' };

/** Lets the people of a company follow its cases. */
export class CaseFeed {
  readonly #events: EventBus;
  readonly #followers: CompanyFollowers;

  constructor(events: EventBus, followers: CompanyFollowers) {
    this.#events = events;
    this.#followers = followers;
  }

  /** Every case that is made or changes, until the actor may not see them any more. */
  async follow(
    context: RequestContext,
    named: string | null | undefined,
  ): Promise<AsyncIterableIterator<CaseFeedEvent>> {
    const { companyId, actor, access } = await this.#followers.admit(context, named);
    return followTopic<CaseFeedEvent>(this.#events, casesTopic(companyId), {
      // From here on nothing is missed; after a gap it was.
      first: async () => ({ kind: 'stale' }),
      next: async (payload) => {
        const row = await findCase(context.em.fork(), (payload as CaseChange).caseId, companyId);
        return row && { kind: 'case', row, actor: actor() };
      },
      access,
    });
  }
}
