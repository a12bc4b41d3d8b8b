import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import { authReasons } from './auth.reasons.js';

/** Tries that one account and one network address have. */
interface AttemptLimits {
  perAccount: RateLimit[];
  perAddress: RateLimit;
}

/** Counts attempts on an account and from an address, before they are evaluated. */
export class Attempts {
  readonly #limits: RateLimits;
  readonly #allowed: AttemptLimits;

  constructor(limits: RateLimits, allowed: AttemptLimits) {
    this.#limits = limits;
    this.#allowed = allowed;
  }

  /** Takes one attempt from both; `account` is whatever names it, existing or not. */
  async count({ address }: { address: string }, account?: string): Promise<void> {
    const { perAccount, perAddress } = this.#allowed;
    await this.#limits.consumeFrom(perAddress, address, authReasons.TOO_MANY_ATTEMPTS);
    if (account === undefined) return;
    for (const limit of perAccount) {
      await this.#limits.consume(limit, account, authReasons.TOO_MANY_ATTEMPTS);
    }
  }

  /**
   * Forgets the attempts on an account whose owner has just proved who they are, and does not count
   * the last one against the address: a house full of people may sign in behind one.
   */
  async forgive(account: string, address?: string): Promise<void> {
    const { perAccount, perAddress } = this.#allowed;
    await Promise.all([
      ...perAccount.map((limit) => this.#limits.reset(limit, account)),
      ...(address === undefined ? [] : [this.#limits.refundTo(perAddress, address)]),
    ]);
  }
}

/** Guesses of a password or code: patience pays less and less. */
export const passwordAttempts = (limits: RateLimits, name: string) =>
  new Attempts(limits, {
    perAccount: [
      { name: `${name}-account`, points: 5, durationSeconds: 60, blockSeconds: 60 },
      { name: `${name}-account-hour`, points: 15, durationSeconds: 3600, blockSeconds: 900 },
      { name: `${name}-account-day`, points: 40, durationSeconds: 86_400, blockSeconds: 14_400 },
    ].map((limit) => ({ ...limit, refusesUncounted: true })),
    perAddress: { name: `${name}-address`, points: 60, durationSeconds: 300, blockSeconds: 300 },
  });

/** Limits requests that make us send mail, so that they cannot fill a mailbox. */
export const mailAttempts = (limits: RateLimits, name: string) =>
  new Attempts(limits, {
    perAccount: [
      { name: `${name}-account`, points: 5, durationSeconds: 900 },
      { name: `${name}-account-day`, points: 15, durationSeconds: 86_400 },
    ],
    perAddress: { name: `${name}-address`, points: 60, durationSeconds: 300, blockSeconds: 300 },
  });

/** Looks at mailed links. The tokens cannot be guessed; this only keeps the noise down. */
export const linkAttempts = (limits: RateLimits) =>
  new Attempts(limits, {
    perAccount: [],
    perAddress: { name: 'link-address', points: 100, durationSeconds: 300 },
  });
