import {
  companyOf,
  type RequestContext,
  requireAccess,
  requirePermission,
  requireStaff,
  type StaffActor,
} from '../../../platform/context/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import type { Json } from '../../../platform/events/index.js';
import {
  concerns,
  VIEWER_CHANGED_TOPIC,
  type ViewerChange,
} from '../../../platform/viewer-changes/index.js';
import type { SessionService } from '../../auth/index.js';
import { findCompany } from '../../companies/index.js';

/** One who follows the inbox of a company. */
interface InboxFollower {
  companyId: string;
  /** The person as they are now. */
  actor: () => StaffActor;
  /** Ends what they follow when they may not read the inbox any more. */
  access: {
    topic: string;
    isAbout: (change: Json) => boolean;
    holds: () => Promise<boolean>;
  };
}

/** Lets in those who may follow the inbox of a company, for as long as they may. */
export class InboxFollowers {
  readonly #sessions: SessionService;

  constructor(sessions: SessionService) {
    this.#sessions = sessions;
  }

  /** Throws for those who may not read conversations, or not of that company. */
  async admit(context: RequestContext, named: string | null | undefined): Promise<InboxFollower> {
    let actor = requireStaff(context.actor);
    const admit = async () => {
      actor = await this.#current(context, actor);
      return companyOf(requirePermission(actor, 'conversations.view'), named);
    };
    const companyId = await admit();
    await findCompany(context.em.fork(), companyId);
    return {
      companyId,
      actor: () => actor,
      access: {
        topic: VIEWER_CHANGED_TOPIC,
        isAbout: (change) => concerns(change as ViewerChange, actor),
        holds: async () => {
          await admit();
          return true;
        },
      },
    };
  }

  /** The actor as they are now; throws if they may not be here at all. */
  async #current({ em }: RequestContext, known: StaffActor): Promise<StaffActor> {
    const actor = await this.#sessions.current(em.fork(), known);
    if (!actor) throw unauthenticated();
    requireAccess(['admin', 'companyUser'], actor);
    return actor;
  }
}
