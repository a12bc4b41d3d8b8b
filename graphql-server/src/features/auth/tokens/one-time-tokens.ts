import type { EntityManager } from '../../../platform/database/index.js';
import { OneTimeToken, type TokenPurpose } from './one-time-token.entity.js';
import type { TokenDigests } from './token-digests.js';

/** Lifetimes of mailed links, in seconds. */
export const LINK_SECONDS = {
  verification: 48 * 3600,
  invitation: 48 * 3600,
  reset: 3600,
  /** Into a conversation, or asked for a moment ago. */
  chat: 24 * 3600,
  /** In mails that are read when there is time for it. */
  welcome: 7 * 24 * 3600,
};

/** The person a token is for, and until when it is valid. */
export interface TokenHolder {
  subjectId: string;
  expiresAt: Date;
}

/** Tokens in mailed links: each is good once, for one purpose, for a while. */
export class OneTimeTokens {
  readonly #digests: TokenDigests;

  constructor(digests: TokenDigests) {
    this.#digests = digests;
  }

  /** Makes a token; earlier ones of the same person and purpose are void from then on, unless `keeping` them. */
  async issue(
    em: EntityManager,
    purpose: TokenPurpose,
    subjectId: string,
    lifetimeSeconds: number,
    { keeping = false }: { keeping?: boolean } = {},
  ): Promise<{ token: string; expiresAt: Date }> {
    const { token, hash } = this.#digests.create();
    const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000);
    if (!keeping) await this.revoke(em, purpose, subjectId);
    const stored = { purpose, subjectId, tokenHash: hash, expiresAt };
    await em.insert(OneTimeToken, Object.assign(new OneTimeToken(), stored));
    return { token, expiresAt };
  }

  /** The holder of a valid token; the token stays valid. */
  async peek(
    em: EntityManager,
    purpose: TokenPurpose,
    token: string,
  ): Promise<TokenHolder | undefined> {
    const rows = await em.execute<{ subject_id: string; expires_at: string }[]>(
      `select subject_id, expires_at from one_time_token
        where token_hash = ? and purpose = ? and used_at is null and expires_at > now()`,
      [this.#digests.of(token), purpose],
    );
    const row = rows[0];
    return row && { subjectId: row.subject_id, expiresAt: new Date(row.expires_at) };
  }

  /** Uses a token up: of several concurrent requests one gets the person, the others undefined. */
  async consume(
    em: EntityManager,
    purpose: TokenPurpose,
    token: string,
  ): Promise<string | undefined> {
    const rows = await em.execute<{ subject_id: string }[]>(
      `update one_time_token set used_at = now()
        where token_hash = ? and purpose = ? and used_at is null and expires_at > now()
        returning subject_id`,
      [this.#digests.of(token), purpose],
    );
    return rows[0]?.subject_id;
  }

  /** Whose token it is or was, and whether it has been used; undefined for one that never was. */
  async recall(
    em: EntityManager,
    purpose: TokenPurpose,
    token: string,
  ): Promise<{ subjectId: string; wasUsed: boolean } | undefined> {
    const [row] = await em.execute<{ subjectId: string; wasUsed: boolean }[]>(
      `select subject_id as "subjectId", used_at is not null and revoked_at is null as "wasUsed"
         from one_time_token where token_hash = ? and purpose = ?`,
      [this.#digests.of(token), purpose],
    );
    return row;
  }

  /** Makes a person's unused tokens of one purpose void. */
  async revoke(em: EntityManager, purpose: TokenPurpose, subjectId: string): Promise<void> {
    await em.nativeUpdate(
      OneTimeToken,
      { purpose, subjectId, usedAt: null },
      { usedAt: new Date(), revokedAt: new Date() },
    );
  }
}
