import { PERMISSIONS } from '@hausgeist/schema';
import { requireStaff, type RequestContext } from '../../platform/context/index.js';
import type { StaffActor } from '../../platform/context/index.js';
import { type EventBus, EventQueue } from '../../platform/events/index.js';
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

/** Changes that a client may not have read yet; each is answered with the present state anyway. */
const CAPACITY = 100;

/** The actor, with what their pages show of them. */
export type ViewerView =
  | { kind: 'anonymous' }
  | { kind: 'endUser'; endUser: EndUser }
  | { kind: 'admin'; admin: AdminView; permissions: string[]; twoFactorEnabled: boolean }
  | {
      kind: 'companyUser';
      companyUser: CompanyUserView;
      permissions: string[];
      twoFactorEnabled: boolean;
    }
  | { kind: 'apiKey'; apiKey: ApiKeyView; permissions: string[] };

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
    const actor = requireStaff(context.actor);
    const queue = new EventQueue<ViewerChange | 'gap'>(CAPACITY);
    const stopListening = await this.#deps.events.listen(VIEWER_CHANGED_TOPIC, (change) =>
      queue.push(change as ViewerChange),
    );
    const stopGaps = this.#deps.events.onGap(() => queue.push('gap'));
    const views = this.#generate(context, actor, queue);
    const stop = async () => {
      queue.close();
      stopGaps();
      await stopListening();
    };
    const feed: AsyncIterableIterator<ViewerView> = {
      next: async () => {
        const result = await views.next().catch(async (error: unknown) => {
          await stop();
          throw error;
        });
        if (result.done) await stop();
        return result;
      },
      // The queue is closed first: a generator that still waits for an event cannot return.
      return: async () => {
        await stop();
        return views.return(undefined);
      },
      [Symbol.asyncIterator]: () => feed,
    };
    return feed;
  }

  async *#generate(
    context: RequestContext,
    first: StaffActor,
    queue: EventQueue<ViewerChange | 'gap'>,
  ): AsyncGenerator<ViewerView, undefined> {
    let known = first;
    let change: ViewerChange | 'gap' | undefined;
    do {
      if (change && change !== 'gap' && !concerns(change, known)) continue;
      const em = context.em.fork();
      // Read anew even the first time: the socket may have been open for long.
      const actor = await this.#deps.sessions.current(em, known);
      if (!actor) return undefined;
      known = actor;
      yield await this.describe({ ...context, em, actor });
    } while ((change = await queue.next()));
    return undefined;
  }
}
