import { createHmac, randomBytes } from 'node:crypto';
import { ANONYMOUS, type Actor, type RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { unauthenticated } from '../../platform/errors/index.js';
import type { EventBus } from '../../platform/events/index.js';
import { SESSION_ENDED_TOPIC } from '../../platform/graphql/index.js';
import type { Credentials } from '../../platform/http/index.js';
import { findEndUserActor } from './session.repository.js';
import { Session } from './session.entity.js';

/** How long an end user stays signed in. */
export const END_USER_SESSION_SECONDS = 24 * 3600;

/** A fresh session; the token exists only here and at the client. */
export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

/** Opens, recognises and ends sessions. */
export class SessionService {
  readonly #events: EventBus;
  readonly #secret: string;

  /** Tokens are stored under a digest keyed with `secret`: a copy of the table alone opens nothing. */
  constructor(events: EventBus, secret: string) {
    this.#events = events;
    this.#secret = secret;
  }

  /** Opens a session for an end user who has just proved who they are. */
  async openForEndUser(em: EntityManager, endUserId: string): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + END_USER_SESSION_SECONDS * 1000);
    em.create(Session, {
      audience: 'end-user',
      subjectId: endUserId,
      tokenHash: this.#hash(token),
      expiresAt,
    });
    await em.flush();
    return { token, expiresAt };
  }

  /**
   * Who the credentials belong to. A cookie that no longer counts makes an anonymous visitor, as
   * browsers send it without being asked; a Bearer token that does not count is refused.
   */
  async authenticate(em: EntityManager, { bearer, cookie }: Credentials): Promise<Actor> {
    const token = bearer ?? cookie;
    if (token === undefined) return ANONYMOUS;
    const actor = await findEndUserActor(em, this.#hash(token));
    if (actor) return actor;
    if (bearer !== undefined)
      throw unauthenticated('Your session has expired. Please log in again.');
    return ANONYMOUS;
  }

  /** Ends the session of whoever acts; open sockets are closed on every replica. */
  async end(context: RequestContext): Promise<boolean> {
    const { actor, em } = context;
    if (actor.kind === 'anonymous') return false;
    await em.nativeUpdate(Session, { id: actor.sessionId }, { revokedAt: new Date() });
    await this.#events.publish(SESSION_ENDED_TOPIC, actor.sessionId);
    return true;
  }

  #hash(token: string): string {
    return createHmac('sha256', this.#secret).update(token).digest('hex');
  }
}
