import { ANONYMOUS, type Actor, type RequestContext } from '../../../platform/context/index.js';
import type { StaffActor } from '../../../platform/context/index.js';
import {
  afterCommit,
  type EntityManager,
  transactional,
} from '../../../platform/database/index.js';
import { forbidden, notFound, unauthenticated } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { Credentials, StaffAudience } from '../../../platform/http/index.js';
import { SESSION_ENDED_TOPIC } from '../../../platform/sockets/index.js';
import { AuditLog } from '../../audit/index.js';
import { authReasons } from '../auth.reasons.js';
import { OneTimeTokens } from '../tokens/one-time-tokens.js';
import type { TokenDigests } from '../tokens/token-digests.js';
import { AccessTokens, subjectOf } from './access-tokens.js';
import { deviceName } from './device-name.js';
import { RefreshTokens } from './refresh-token.js';
import {
  type EndedSession,
  findEndedSessions,
  findRights,
  findEndUserActor,
  findRecentlyRotated,
  findStaffActor,
  revokeOwnWays,
  revokeSession,
  revokeSessions,
  rotateRefreshToken,
} from './session.repository.js';
import { SessionLooks } from './session-looks.js';
import { recordEnd, type SessionAction } from './session-audit.js';
import { Session } from './session.entity.js';
import { findSuspension, findSuspensionBehind } from './suspended-company.js';

/** How long an end user stays signed in. */
export const END_USER_SESSION_SECONDS = 24 * 3600;

/** How long staff stay signed in without doing anything. */
export const STAFF_IDLE_SECONDS: Record<StaffAudience, number> = {
  admin: 12 * 3600,
  'company-user': 30 * 24 * 3600,
};

/** How long staff stay signed in at most, however much they do; then they prove themselves again. */
export const STAFF_MOST_SECONDS: Record<StaffAudience, number> = {
  admin: 7 * 24 * 3600,
  'company-user': 90 * 24 * 3600,
};

/** How long the refresh token before the present one is still good: tabs refresh at the same time. */
export const REFRESH_GRACE_SECONDS = 10;

/** A fresh session; the token exists only here and at the client. */
export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

/** Access to a session of staff. Without a refresh token, the client keeps the one it has. */
export interface StaffAccess extends OpenedSession {
  actor: StaffActor;
  refreshToken?: string;
  refreshExpiresAt?: Date;
}

/** A session of staff that has just been opened. */
export type OpenedStaffSession = Required<StaffAccess>;

/** Opens, recognises, renews and ends sessions. */
export class SessionService {
  readonly #events: EventBus;
  readonly #digests: TokenDigests;
  readonly #links: OneTimeTokens;
  readonly #accessTokens: AccessTokens;
  readonly #refreshTokens: RefreshTokens;
  readonly #audit = new AuditLog();
  readonly #looks = new SessionLooks();

  constructor(events: EventBus, digests: TokenDigests) {
    this.#events = events;
    this.#digests = digests;
    this.#links = new OneTimeTokens(digests);
    this.#accessTokens = new AccessTokens(digests);
    this.#refreshTokens = new RefreshTokens(digests);
  }

  /** Opens a session for an end user who has just proved who they are, unless their company is suspended. */
  async openForEndUser(em: EntityManager, endUserId: string): Promise<OpenedSession> {
    const suspension = await findSuspension(em, endUserId);
    if (suspension) throw unauthenticated(suspension);
    const { token, hash } = this.#digests.create();
    const expiresAt = inSeconds(END_USER_SESSION_SECONDS);
    const session = { audience: 'end-user', subjectId: endUserId, tokenHash: hash, expiresAt };
    await em.insert(Session, Object.assign(new Session(), session));
    return { token, expiresAt };
  }

  /**
   * Opens a session for staff who have just proved who they are, in `context.em`. Users who may not
   * act (suspended, not verified) get none, however they proved it.
   */
  async openForStaff(
    context: RequestContext,
    audience: StaffAudience,
    subjectId: string,
    { byOrganisation = false }: { byOrganisation?: boolean } = {},
  ): Promise<OpenedStaffSession> {
    const { em, address, userAgent } = context;
    const opened = { audience, subjectId, address, byOrganisation };
    const session = Object.assign(new Session(), opened);
    const refreshToken = this.#refreshTokens.create(session.id);
    const refreshExpiresAt = inSeconds(STAFF_IDLE_SECONDS[audience]);
    Object.assign(session, {
      tokenHash: this.#digests.of(refreshToken),
      expiresAt: refreshExpiresAt,
      device: deviceName(userAgent),
      lastUsedAt: new Date(),
    });
    await em.insert(Session, session);
    const actor = await findStaffActor(em, { audience, subjectId, sessionId: session.id });
    if (!actor) throw await refused(em, subjectId);
    const access = await this.#accessTokens.sign(actor);
    return { ...access, actor, refreshToken, refreshExpiresAt };
  }

  /**
   * Gives a new access token for a refresh token, and the next refresh token with it. A refresh
   * token that was exchanged long ago can only be a copy: it ends the session for all who hold it.
   */
  async refresh(
    context: RequestContext,
    audience: StaffAudience,
    refreshToken: string | undefined,
  ): Promise<StaffAccess> {
    const { em, address, log } = context;
    const sessionId = refreshToken && this.#refreshTokens.sessionOf(refreshToken);
    if (!sessionId) throw unauthenticated(authReasons.SESSION_EXPIRED);
    const hash = this.#digests.of(refreshToken);
    const next = this.#refreshTokens.create(sessionId);
    const expiresAt = inSeconds(STAFF_IDLE_SECONDS[audience]);
    const to = this.#digests.of(next);
    const session = { sessionId, audience };
    const rotated = await rotateRefreshToken(em, {
      ...session,
      from: hash,
      to,
      expiresAt,
      mostSeconds: STAFF_MOST_SECONDS[audience],
      address,
    });
    if (rotated) {
      const access = await this.#access(em, { ...session, subjectId: rotated.subjectId });
      return { ...access, refreshToken: next, refreshExpiresAt: rotated.expiresAt };
    }
    const recent = { ...session, hash, withinSeconds: REFRESH_GRACE_SECONDS };
    const subjectId = await findRecentlyRotated(em, recent);
    if (subjectId) return this.#access(em, { ...session, subjectId });
    if (await this.#endOne(context, sessionId, 'session.token-reused')) {
      log.warn({ sessionId }, 'an old refresh token was used: its session is ended');
    }
    throw unauthenticated((await findSuspensionBehind(em, hash)) ?? authReasons.SESSION_EXPIRED);
  }

  /**
   * The actor that the credentials belong to. A cookie that no longer counts makes an anonymous
   * visitor, as browsers send it without being asked; a Bearer token that does not count is
   * refused. Both are told where it is because the company is suspended.
   */
  async authenticate(em: EntityManager, { bearer, cookie }: Credentials): Promise<Actor> {
    const token = bearer ?? cookie;
    if (token === undefined) return ANONYMOUS;
    const claims = bearer === undefined ? undefined : await this.#accessTokens.verify(bearer);
    const hash = this.#digests.of(token);
    const actor = claims ? await this.#looks.at(em, claims) : await findEndUserActor(em, hash);
    if (actor) return actor;
    const suspension = claims
      ? await findSuspension(em, claims.subjectId)
      : await findSuspensionBehind(em, hash);
    if (bearer !== undefined) throw unauthenticated(suspension ?? authReasons.SESSION_EXPIRED);
    return suspension ? { ...ANONYMOUS, refusal: suspension } : ANONYMOUS;
  }

  /** The same actor as they are now, or undefined if they may not act any more. */
  async current(em: EntityManager, actor: StaffActor): Promise<StaffActor | undefined> {
    const { audience, subjectId } = subjectOf(actor);
    return findStaffActor(em, { audience, subjectId, sessionId: actor.sessionId });
  }

  /** Which of these sessions are over, or belong to a person who may not act any more. */
  async ended(em: EntityManager, sessionIds: readonly string[]): Promise<string[]> {
    return findEndedSessions(em, sessionIds);
  }

  /** What people of companies may do now, by their ids. */
  async rights(em: EntityManager, personIds: readonly string[]) {
    return findRights(em, personIds);
  }

  /** Ends the session of the actor, if it is open; its sockets are closed on every replica. */
  async end(context: RequestContext): Promise<EndedSession | undefined> {
    const { actor } = context;
    if (actor.kind === 'anonymous') return undefined;
    if (actor.kind === 'apiKey') throw forbidden();
    return this.#endOne(context, actor.sessionId, 'session.signed-out');
  }

  /** Ends the session that a refresh token belongs to, if it belongs to one. */
  async endByRefreshToken(
    context: RequestContext,
    refreshToken: string | undefined,
  ): Promise<EndedSession | undefined> {
    const sessionId = refreshToken && this.#refreshTokens.sessionOf(refreshToken);
    return sessionId ? this.#endOne(context, sessionId, 'session.signed-out') : undefined;
  }

  /** Ends another session of the person who acts. */
  async endOwn(context: RequestContext, actor: StaffActor, sessionId: string): Promise<void> {
    const { subjectId } = subjectOf(actor);
    const ended = await revokeSessions(context.em, subjectId, { only: sessionId });
    if (ended.length === 0) throw notFound(authReasons.SESSION_NOT_FOUND);
    this.announceEnd(context.em, ended);
  }

  /**
   * Ends every session of a person, e.g. because the password is another now. Mailed links that would
   * sign an end user in are void from then on, unless `keepsLinks`.
   */
  async endAllOf(
    em: EntityManager,
    subjectId: string,
    { except, keepsLinks = false }: { except?: string | undefined; keepsLinks?: boolean } = {},
  ): Promise<void> {
    if (!keepsLinks) await this.#links.revoke(em, 'end-user-sign-in', subjectId);
    this.announceEnd(em, await revokeSessions(em, subjectId, { except }));
  }

  /** Ends what these people opened with a password or passkey of ours, but one; gives how many it were. */
  async endOwnWaysOf(
    em: EntityManager,
    subjectIds: readonly string[],
    { except }: { except?: string | undefined } = {},
  ): Promise<number> {
    const ended = await revokeOwnWays(em, subjectIds, except);
    this.announceEnd(em, ended);
    return ended.length;
  }

  /** Open sessions of the person who acts, the one used last first. */
  async listOwn({ em }: RequestContext, actor: StaffActor): Promise<Session[]> {
    const { audience, subjectId } = subjectOf(actor);
    return em.find(
      Session,
      { audience, subjectId, revokedAt: null, expiresAt: { $gt: new Date() } },
      { orderBy: { lastUsedAt: 'desc', id: 'desc' }, limit: 100 },
    );
  }

  /** Closes what is open of sessions (or keys) that have ended, on every replica, after commit. */
  announceEnd(em: EntityManager, sessionIds: readonly string[]): void {
    afterCommit(em, () => {
      for (const id of sessionIds) void this.#events.publish(SESSION_ENDED_TOPIC, id);
    });
  }

  async #access(
    em: EntityManager,
    claims: { audience: StaffAudience; sessionId: string; subjectId: string },
  ): Promise<StaffAccess> {
    const actor = await findStaffActor(em, claims);
    if (!actor) throw await refused(em, claims.subjectId);
    return { ...(await this.#accessTokens.sign(actor)), actor };
  }

  async #endOne(
    context: RequestContext,
    id: string,
    action: SessionAction,
  ): Promise<EndedSession | undefined> {
    return transactional(context.em, async (tx) => {
      const ended = await revokeSession(tx, id);
      if (!ended) return undefined;
      await recordEnd(this.#audit, context, tx, { action, ended });
      this.announceEnd(tx, [id]);
      return ended;
    });
  }
}

/** Why a person who has proved who they are is not let in. */
const refused = async (em: EntityManager, personId: string) =>
  unauthenticated((await findSuspension(em, personId)) ?? authReasons.SESSION_EXPIRED);

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
