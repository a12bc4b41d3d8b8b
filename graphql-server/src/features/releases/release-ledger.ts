import { v7 as uuid } from 'uuid';
import type { RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { AuditLog } from '../audit/index.js';
import { mailAdministrators } from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import type { Health } from './release-health.js';
import type { ReleasedVersion, ReleaseFacts } from './release-facts.js';
import { releaseMail, slowReleaseMail } from './release-mail.js';
import type { Slowness } from './release-vitals.js';

/** What was done to a micro-frontend; what visitors get is mailed when it changes. */
export type ReleaseAction =
  | 'release.stored'
  | 'release.activated'
  | 'release.rolled-back'
  | 'release.trial-started'
  | 'release.trial-ended'
  | 'release.local-opened'
  | 'release.registered'
  | 'release.retired';

/** Keeps what was released, in the transaction of the change. */
export type NoteRelease = (
  tx: EntityManager,
  action: ReleaseAction,
  told: ReleaseFacts,
) => Promise<void>;

interface Dependencies {
  audit: AuditLog;
  mail: Pick<MailService, 'enqueue'>;
}

/** Tells who answers for the platform what code its visitors get. */
export class ReleaseLedger {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Notes what a request does: one with the token, or of an administrator. */
  noteOf(context: RequestContext): NoteRelease {
    const isSignedIn = context.actor.kind !== 'anonymous';
    return this.#noteBy(context, isSignedIn ? undefined : 'Release token');
  }

  /** Notes what is done because a version fails too often. The page that told last is not named. */
  noteOfHealth(context: RequestContext, health: Health): NoteRelease {
    const noteOne = this.#noteBy({ ...context, address: '' }, 'Health of front ends');
    return (tx, action, told) => noteOne(tx, action, { ...told, ...health });
  }

  /** Tells administrators, once a version, that its pages answer late. Nothing is changed by it. */
  async tellSlow(em: EntityManager, release: ReleasedVersion, slowness: Slowness): Promise<void> {
    await mailAdministrators(em, this.#deps.mail, null, {
      occasion: `release-slow:${release.app}:${release.version}`,
      write: ({ language, name }) => slowReleaseMail({ language, name, ...release }, slowness),
    });
  }

  #noteBy(context: RequestContext, operator: string | undefined): NoteRelease {
    return async (tx, action, told) => {
      const details = Object.fromEntries(
        Object.entries(told).filter(([, value]) => value !== undefined && value !== ''),
      );
      const actor =
        operator === undefined ? undefined : { kind: 'operator' as const, name: operator };
      await this.#deps.audit.record(context, tx, action, { actor }, details);
      const { app, version } = told;
      const isSilent =
        action === 'release.stored' || (action === 'release.trial-ended' && !told.visits);
      if (!version || isSilent) return;
      await this.#announce(context, tx, { ...told, app, version });
    };
  }

  async #announce(
    { address }: RequestContext,
    tx: EntityManager,
    release: ReleasedVersion & ReleaseFacts,
  ): Promise<void> {
    await mailAdministrators(tx, this.#deps.mail, null, {
      occasion: `release:${uuid()}`,
      write: ({ language, name }) => releaseMail({ language, name, ...release, address }),
    });
  }
}
