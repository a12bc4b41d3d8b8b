import type { EntityManager } from '../../../platform/database/index.js';
import { seal, unseal } from '../../../platform/secrets/index.js';
import type { TokenDigests } from '../tokens/token-digests.js';
import { type ChallengePurpose, SignInChallenge } from './sign-in-challenge.entity.js';

/** What a challenge is for, and the session that it belongs to; none before sign-in. */
interface Use {
  purpose: ChallengePurpose;
  sessionId?: string | undefined;
}

/** How long a person has for it, in seconds. */
const LIFETIME_SECONDS = 10 * 60;

/** Keeps what an answer of a browser is compared with until it comes, and takes each answer once. */
export class Challenges {
  readonly #digests: TokenDigests;
  readonly #key: Buffer;

  constructor(digests: TokenDigests) {
    this.#digests = digests;
    this.#key = digests.keyFor('sign-in challenge');
  }

  /** Keeps `kept` and returns what the browser has to bring to be compared with it. */
  async issue(em: EntityManager, { purpose, sessionId }: Use, kept: object): Promise<string> {
    const { token, hash } = this.#digests.create();
    const challenge = Object.assign(new SignInChallenge(), {
      ...{ purpose, tokenHash: hash },
      ...(sessionId === undefined ? {} : { sessionId }),
      expiresAt: new Date(Date.now() + LIFETIME_SECONDS * 1000),
    });
    challenge.sealed = seal(this.#key, challenge.id, JSON.stringify(kept));
    await em.insert(SignInChallenge, challenge);
    return token;
  }

  /**
   * What was kept for an answer; undefined the second time, too late, for another purpose or in another
   * session. Call it outside of a transaction that a wrong answer would roll back.
   */
  async take(em: EntityManager, { purpose, sessionId }: Use, token: string): Promise<unknown> {
    const [row] = await em.execute<{ id: string; sealed: string }[]>(
      `delete from sign_in_challenge
        where token_hash = ? and purpose = ? and session_id is not distinct from ?::uuid
          and expires_at > now()
        returning id, sealed`,
      [this.#digests.of(token), purpose, sessionId ?? null],
    );
    if (!row) return undefined;
    const kept: unknown = JSON.parse(unseal(this.#key, row.id, row.sealed));
    return kept;
  }
}
