import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { StaffActor } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { AccessClaims } from './access-tokens.js';
import { findStaffActor } from './session.repository.js';

/**
 * Looks at sessions for requests. Those of one session that come in one turn of the event loop, as a page's
 * do, share a look; it begins when all of them have come, so that none is answered by what was before it.
 */
export class SessionLooks {
  /** Those that have not begun. */
  readonly #waiting = new Map<string, Promise<StaffActor | undefined>>();

  /** The actor of the session as they are now; `em` must be in no transaction. */
  at(em: EntityManager, claims: AccessClaims): Promise<StaffActor | undefined> {
    const key = `${claims.audience} ${claims.sessionId} ${claims.subjectId}`;
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const look = endOfTurn().then(() => {
      this.#waiting.delete(key);
      return findStaffActor(em, claims);
    });
    this.#waiting.set(key, look);
    return look;
  }
}
