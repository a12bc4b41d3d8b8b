import type { Permission } from '@hausgeist/schema';
import {
  companyOf,
  type RequestContext,
  requireAccess,
  requirePermission,
  requireStaff,
  type StaffActor,
} from '../../platform/context/index.js';
import { unauthenticated } from '../../platform/errors/index.js';
import type { Json } from '../../platform/events/index.js';
import {
  concerns,
  VIEWER_CHANGED_TOPIC,
  type ViewerChange,
} from '../../platform/viewer-changes/index.js';
import type { SessionService } from '../auth/index.js';
import { findCompany } from './company.repository.js';

/** A person who follows what happens at a company. */
interface CompanyFollower {
  companyId: string;
  /** The person as they are now. */
  actor: () => StaffActor;
  /** Ends what they follow when they have lost the permission for it. */
  access: {
    topic: string;
    isAbout: (change: Json) => boolean;
    holds: () => Promise<boolean>;
  };
}

/** Lets people with a permission follow what happens at a company, for as long as they have it. */
export class CompanyFollowers {
  readonly #sessions: SessionService;

  readonly #permission: Permission;

  constructor(sessions: SessionService, permission: Permission) {
    this.#sessions = sessions;
    this.#permission = permission;
  }

  /** Throws for those without the permission, and for those of another company. */
  async admit(context: RequestContext, named: string | null | undefined): Promise<CompanyFollower> {
    let actor = requireStaff(context.actor);
    const admit = async () => {
      actor = await this.#current(context, actor);
      return companyOf(requirePermission(actor, this.#permission), named);
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
