import { type ApiKeyScope, PERMISSIONS } from '@hausgeist/schema';
import { requireStaff, type RequestContext } from '../../platform/context/index.js';
import { END, type EventBus, followTopic } from '../../platform/events/index.js';
import {
  concerns,
  VIEWER_CHANGED_TOPIC,
  type ViewerChange,
} from '../../platform/viewer-changes/index.js';
import { type AdminView, findAdmin } from '../admins/index.js';
import { type ApiKeyView, findKeyView } from '../api-keys/index.js';
import { type SecondFactors, type SessionService, subjectOf } from '../auth/index.js';
import { type CompanyUserView, findCompanyUser } from '../company-users/index.js';
import { type EndUser, findEndUser } from '../end-users/index.js';

/** The actor, with what their pages show of them. */
export type ViewerView =
  | { kind: 'anonymous' }
  | { kind: 'endUser'; endUser: EndUser }
  | { kind: 'admin'; admin: AdminView; permissions: ApiKeyScope[]; twoFactorEnabled: boolean }
  | {
      kind: 'companyUser';
      companyUser: CompanyUserView;
      permissions: ApiKeyScope[];
      twoFactorEnabled: boolean;
    }
  | { kind: 'apiKey'; apiKey: ApiKeyView; permissions: ApiKeyScope[] };

interface Dependencies {
  events: EventBus;
  sessions: SessionService;
  secondFactors: SecondFactors;
}

/** Tells people who they are to us, and tells them again when that changes. */
export class ViewerService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The actor. People who are gone since their session was checked count as anonymous. */
  async describe({ actor, em }: RequestContext): Promise<ViewerView> {
    if (actor.kind === 'anonymous') return actor;
    if (actor.kind === 'endUser') {
      const endUser = await findEndUser(em, actor.endUserId);
      return endUser ? { kind: 'endUser', endUser } : { kind: 'anonymous' };
    }
    if (actor.kind === 'apiKey') {
      const apiKey = await findKeyView(em, actor.apiKeyId);
      return { kind: 'apiKey', apiKey, permissions: [...actor.permissions] };
    }
    const { subjectId } = subjectOf(actor);
    const twoFactorEnabled = await this.#deps.secondFactors.isOn(em, subjectId);
    if (actor.kind === 'admin') {
      const admin = await findAdmin(em, subjectId);
      const permissions = [...PERMISSIONS];
      return admin
        ? { kind: 'admin', admin, permissions, twoFactorEnabled }
        : { kind: 'anonymous' };
    }
    const companyUser = await findCompanyUser(em, subjectId);
    const permissions = [...actor.permissions];
    return companyUser
      ? { kind: 'companyUser', companyUser, permissions, twoFactorEnabled }
      : { kind: 'anonymous' };
  }

  /**
   * The viewer now, and again after every change that may concern them. Ends when they may not act
   * any more; their socket is closed then anyway.
   */
  async follow(context: RequestContext): Promise<AsyncIterableIterator<ViewerView>> {
    let known = requireStaff(context.actor);
    const read = async () => {
      const em = context.em.fork();
      // Read anew even the first time: the socket may have been open for long.
      const actor = await this.#deps.sessions.current(em, known);
      if (!actor) return END;
      known = actor;
      return this.describe({ ...context, em, actor });
    };
    return followTopic<ViewerView>(this.#deps.events, VIEWER_CHANGED_TOPIC, {
      first: read,
      next: (change) => (concerns(change as ViewerChange, known) ? read() : undefined),
    });
  }
}
