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
import { CASE_VIEW, type CaseChange, type CaseRow, casesTopic } from '../case-views.js';
import { findCase } from '../list/case-row.repository.js';

/** One step that the followers of a company's cases are told. */
export type CaseFeedEvent =
  | { kind: 'case'; row: CaseRow; actor: StaffActor }
  /** Following begins, or events may have been lost: what was read before may be old. */
  | { kind: 'stale' };

/** Lets the people of a company follow its cases. */
export class CaseFeed {
  readonly #events: EventBus;
  readonly #sessions: SessionService;

  constructor(events: EventBus, sessions: SessionService) {
    this.#events = events;
    this.#sessions = sessions;
  }

  /** Every case that is made or changes, until the actor may not see them any more. */
  async follow(
    context: RequestContext,
    named: string | null | undefined,
  ): Promise<AsyncIterableIterator<CaseFeedEvent>> {
    let actor = requireStaff(context.actor);
    const em = () => context.em.fork();
    const admit = async () => {
      actor = await this.#current(context, actor);
      return companyOf(requirePermission(actor, CASE_VIEW), named);
    };
    const companyId = await admit();
    await findCompany(em(), companyId);
    return followTopic<CaseFeedEvent>(this.#events, casesTopic(companyId), {
      // From here on nothing is missed; after a gap it was.
      first: async () => ({ kind: 'stale' }),
      next: async (payload) => {
        const row = await findCase(em(), (payload as CaseChange).caseId, companyId);
        return row && { kind: 'case', row, actor };
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
