import type { ApiKeyActor } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import {
  forbidden,
  platformReasons,
  RateLimitedError,
  unauthenticated,
} from '../../platform/errors/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { findEndedKeys, findKeyActor, noteUse } from './api-key-actor.repository.js';
import { apiKeyReasons } from './api-key.reasons.js';
import type { EndedKeyUse } from './ended-key-use.js';
import type { ApiKeySecrets } from './api-key-secrets.js';

/** Wrong keys that one address may bring. */
const WRONG_KEYS: RateLimit = {
  name: 'api-key-address',
  points: 60,
  durationSeconds: 300,
  blockSeconds: 300,
};

/** Recognises the keys that programs bring. */
export class ApiKeyAuthentication {
  readonly #secrets: ApiKeySecrets;
  readonly #limits: Pick<RateLimits, 'consumeFrom'>;
  readonly #endedUse: Pick<EndedKeyUse, 'note'>;
  readonly #log: Logger;
  /** Said once each time it ceases. */
  #isCounting = true;

  constructor(
    secrets: ApiKeySecrets,
    limits: Pick<RateLimits, 'consumeFrom'>,
    endedUse: Pick<EndedKeyUse, 'note'>,
    log: Logger,
  ) {
    this.#endedUse = endedUse;
    this.#log = log;
    this.#secrets = secrets;
    this.#limits = limits;
  }

  /**
   * The program that this key belongs to. A wrong key is counted after the look-up, and a right one
   * is always accepted: 256 bits are not guessed, and a client that tries must not lock out the
   * programs that share its address.
   */
  async authenticate(em: EntityManager, key: string, address: string): Promise<ApiKeyActor> {
    const hash = this.#secrets.hashOf(key);
    const found = hash === undefined ? undefined : await findKeyActor(em, hash);
    if (!found) {
      await this.#countWrong(address);
      if (hash !== undefined) await this.#endedUse.note(em, hash, address);
      throw unauthenticated(apiKeyReasons.API_KEY_INVALID);
    }
    const { suspendedCompany: company } = found;
    if (company !== null) throw forbidden(platformReasons.COMPANY_SUSPENDED({ company }));
    if (!found.isUseNoted) await noteUse(em, found.actor.apiKeyId);
    return found.actor;
  }

  /** A client with a wrong key is told so, also while attempts cannot be counted. */
  async #countWrong(address: string): Promise<void> {
    try {
      await this.#limits.consumeFrom(WRONG_KEYS, address, apiKeyReasons.TOO_MANY_WRONG_API_KEYS);
      this.#isCounting = true;
    } catch (error) {
      if (error instanceof RateLimitedError) throw error;
      if (this.#isCounting) this.#log.warn({ err: error }, 'wrong API keys are not counted now');
      this.#isCounting = false;
    }
  }

  /** Which of these keys are over, or are not any more what they were. */
  async ended(em: EntityManager, keys: readonly ApiKeyActor[]): Promise<string[]> {
    return findEndedKeys(em, keys);
  }
}
