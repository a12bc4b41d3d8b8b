import type { RequestContext } from '../../platform/context/index.js';
import type { Refusal } from '../../platform/errors/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import { authReasons } from './auth.reasons.js';
import type { SignInGuard } from './guessing/sign-in-guard.js';

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
const guesses = (name: string): AttemptLimits => ({
  perAccount: perAccount(`${name}-account`),
  perAddress: { name: `${name}-address`, points: 60, durationSeconds: 300, blockSeconds: 300 },
});

const perAccount = (name: string): RateLimit[] =>
  [
    { name, points: 5, durationSeconds: 60, blockSeconds: 60 },
    { name: `${name}-hour`, points: 15, durationSeconds: 3600, blockSeconds: 900 },
    { name: `${name}-day`, points: 40, durationSeconds: 86_400, blockSeconds: 14_400 },
  ].map((limit) => ({ ...limit, refusesUncounted: true }));

/** Guesses of what a person who is signed in has to prove again. */
export const passwordAttempts = (limits: RateLimits, name: string) =>
  new Attempts(limits, guesses(name));

interface SignInParts {
  limits: RateLimits;
  guard: SignInGuard;
  /** Said when there are no tries left. */
  refusal?: Refusal;
}

/**
 * Counts guesses of what lets people in. A device that has signed in to the account before has as many
 * tries of its own, so that what strangers guess does not lock its owner out; all others share those
 * of the account, of their address, and of all accounts together.
 */
export class SignInAttempts {
  readonly #parts: SignInParts;
  readonly #wayIn: string;
  readonly #allowed: AttemptLimits;
  readonly #perDevice: RateLimit[];

  constructor(parts: SignInParts, wayIn: string) {
    this.#parts = parts;
    this.#wayIn = wayIn;
    this.#allowed = guesses(wayIn);
    this.#perDevice = perAccount(`${wayIn}-device`);
  }

  /** Takes one attempt; `account` is whatever names it, existing or not. None is there to guess without. */
  async count(context: RequestContext, account?: string): Promise<void> {
    const { limits, guard, refusal = authReasons.TOO_MANY_ATTEMPTS } = this.#parts;
    const device = account === undefined ? undefined : this.deviceOf(context, account);
    if (device !== undefined) {
      for (const limit of this.#perDevice) await limits.consume(limit, device, refusal);
      return;
    }
    await limits.consumeFrom(this.#allowed.perAddress, context.address, refusal);
    if (account === undefined) return;
    for (const limit of this.#allowed.perAccount) await limits.consume(limit, account, refusal);
    await guard.count(context);
  }

  /** What names the device of a request, if it has signed in to the account before. */
  deviceOf(context: RequestContext, account: string): string | undefined {
    return this.#parts.guard.deviceOf(context, { wayIn: this.#wayIn, account });
  }

  /**
   * The last attempt succeeded: it was no guess, and neither were those before it. Not so where
   * others share the name of the account (`isShared`): only the last one is given back then.
   */
  async succeed(
    context: RequestContext,
    account: string,
    { isShared = false }: { isShared?: boolean } = {},
  ): Promise<void> {
    const { limits, guard } = this.#parts;
    const device = this.deviceOf(context, account);
    const [taken, key] = device ? [this.#perDevice, device] : [this.#allowed.perAccount, account];
    await Promise.all([
      ...taken.map((limit) => (isShared ? limits.refund(limit, key) : limits.reset(limit, key))),
      // A house full of people may sign in from one address.
      ...(device ? [] : [limits.refundTo(this.#allowed.perAddress, context.address)]),
      ...(device ? [] : [guard.forgive()]),
    ]);
    this.remember(context, account);
  }

  /** The last attempt of a new device had the right number: it counts for the account alone. */
  async wasNoGuess(context: RequestContext): Promise<void> {
    const { limits, guard } = this.#parts;
    await Promise.all([
      limits.refundTo(this.#allowed.perAddress, context.address),
      guard.forgive(),
    ]);
  }

  /** Knows the device of a request from now on, where a person has proved who they are. */
  remember(context: RequestContext, account: string): void {
    this.#parts.guard.remember(context, { wayIn: this.#wayIn, account });
  }

  /** Forgets attempts on an account whose owner has shown that they read the mailbox. */
  async forgive(account: string): Promise<void> {
    const { limits } = this.#parts;
    await Promise.all(this.#allowed.perAccount.map((limit) => limits.reset(limit, account)));
  }
}

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
