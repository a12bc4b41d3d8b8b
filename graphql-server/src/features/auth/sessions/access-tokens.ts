import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { StaffActor } from '../../../platform/context/index.js';
import type { StaffAudience } from '../../../platform/http/index.js';
import type { TokenDigests } from '../tokens/token-digests.js';

/** How long a page can work with one access token before it asks for the next. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ISSUER = 'hausgeist';
const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';

/** What a valid token says: which session, and its user. The rest is read from the database. */
export interface AccessClaims {
  audience: StaffAudience;
  sessionId: string;
  subjectId: string;
}

const claimsSchema = z.object({
  aud: z.enum(['admin', 'company-user']),
  sub: z.uuid(),
  sid: z.uuid(),
  exp: z.number(),
});

/** Signs and checks the access tokens of staff. */
export class AccessTokens {
  readonly #key: KeyObject;
  /** Tokens that were found genuine: until they expire, looking again would find the same. */
  readonly #genuine = new LRUCache<string, { claims: AccessClaims; expiresAt: number }>({
    max: 5_000,
  });

  constructor(digests: TokenDigests) {
    this.#key = createSecretKey(digests.keyFor('access token'));
  }

  /** A token for this actor's session. What it says about the person is for display only. */
  async sign(actor: StaffActor): Promise<{ token: string; expiresAt: Date }> {
    const now = Math.floor(Date.now() / 1000);
    const expiresAt = now + ACCESS_TOKEN_SECONDS;
    const { audience, subjectId } = subjectOf(actor);
    const token = await new SignJWT({ sid: actor.sessionId, ...displayClaims(actor) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(subjectId)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(this.#key);
    return { token, expiresAt: new Date(expiresAt * 1000) };
  }

  /** What a token says, or undefined for one that is forged, expired, or not a token at all. */
  async verify(token: string): Promise<AccessClaims | undefined> {
    const known = this.#genuine.get(token);
    if (known && Date.now() < known.expiresAt) return known.claims;
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: ['admin', 'company-user'],
        requiredClaims: ['exp', 'iat'],
      });
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) return undefined;
      const { aud, sub, sid, exp } = claims.data;
      const found = { audience: aud, subjectId: sub, sessionId: sid };
      this.#genuine.set(token, { claims: found, expiresAt: exp * 1000 });
      return found;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

/** Which table and row a staff actor comes from. */
export const subjectOf = (
  actor: StaffActor,
): { audience: StaffAudience; subjectId: string; email: string } =>
  actor.kind === 'admin'
    ? { audience: 'admin', subjectId: actor.adminId, email: actor.email }
    : { audience: 'company-user', subjectId: actor.companyUserId, email: actor.email };

function displayClaims(actor: StaffActor) {
  if (actor.kind === 'admin') return { email: actor.email };
  const { companyUserId, email, role, companyId, permissions } = actor;
  return {
    id: companyUserId,
    email,
    role,
    managingCompanyId: companyId,
    permissions: [...permissions],
  };
}
