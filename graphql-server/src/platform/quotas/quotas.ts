import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../env.js';
import { type EntityManager, transactional } from '../database/index.js';
import { RateLimitedError, type Refusal } from '../errors/index.js';
import { berlinDay } from '../german/index.js';
import type { JobQueue } from '../jobs/index.js';
import { counter, type Logger } from '../telemetry/index.js';
import {
  QUOTA_KINDS,
  QUOTA_SCOPES,
  type QuotaKind,
  quotaLimit,
  type QuotaScope,
  WARNING_SHARE,
} from '../../quota-limits.js';
import {
  addUse,
  findHighest,
  findUse,
  type HighestUse,
  type OwnerUse,
} from './quota.repository.js';
import { quotaWarningJob } from './quota.jobs.js';

/** Whose use it is, besides the platform's. */
export interface QuotaOwner {
  companyId?: string | undefined;
  /** A tenant, user, administrator or key, or a mailbox by {@link mailboxOwner}. */
  personId?: string | undefined;
}

/** How a quota of today stands; `limit` is infinite where there is none. */
export interface QuotaStanding extends HighestUse {
  limit: number;
}

interface Dependencies {
  config: Pick<Config, 'quotas'>;
  /** A fresh entity manager: what is counted is not part of the transaction that causes it. */
  em: () => EntityManager;
  jobs: JobQueue;
  log: Logger;
  now?: () => Date;
}

/** Milliseconds for which a process may not know what others used. */
const KNOWN_FOR_MS = 3_000;
const KNOWN_OWNERS = 10_000;

const HOUR_SECONDS = 3600;

const warnings = counter({
  name: 'hausgeist_quota_warnings_total',
  help: 'Quotas of a day that were nearly spent (80 percent), by kind and scope.',
  labelNames: ['kind', 'scope'],
});
const refusals = counter({
  name: 'hausgeist_quota_refusals_total',
  help: 'What was refused or put off as a quota of the day was spent, by kind and scope.',
  labelNames: ['kind', 'scope'],
});

/** Names a mailbox without keeping its address. */
export const mailboxOwner = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 32);

/**
 * Counts by the day what people, companies and the platform use, and says when a quota is spent. A day
 * ends at midnight in Germany. Where nothing can be counted, nothing is refused.
 */
export class Quotas {
  readonly #deps: Dependencies;
  readonly #known = new LRUCache<string, number>({ max: KNOWN_OWNERS, ttl: KNOWN_FOR_MS });

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Takes some of a day's quota before it is used; throws with `refusal` when too little is left. A kind
   * that is `askedNext` is known afterwards without a look of its own.
   */
  async take(
    kind: QuotaKind,
    owner: QuotaOwner,
    {
      amount = 1,
      refusal,
      askedNext,
    }: { amount?: number; refusal: Refusal; askedNext?: QuotaKind },
  ): Promise<void> {
    const standing = await this.#add(kind, [{ owner, amount }], askedNext);
    const spent = standing.find((each) => each.used > this.#limit(kind, each.owner));
    if (!spent) return;
    await this.#add(kind, [{ owner, amount: -amount }]);
    refusals.inc({ kind, scope: scopeOf(spent.owner) });
    const limit = this.#limit(kind, spent.owner);
    const remaining = Math.max(0, limit - (spent.used - amount));
    throw new RateLimitedError(refusal, HOUR_SECONDS, { limit, remaining });
  }

  /** Counts what was used; it may have been more than was left. */
  async book(kind: QuotaKind, owner: QuotaOwner, amount = 1): Promise<void> {
    await this.#add(kind, [{ owner, amount }]);
  }

  /** The same for several owners at once. */
  async bookAll(
    kind: QuotaKind,
    uses: readonly { owner: QuotaOwner; amount: number }[],
  ): Promise<void> {
    await this.#add(kind, uses);
  }

  /**
   * Whether nothing is left of a day's quota, or of a multiple of it; what other processes used may be news
   * of 3 seconds ago. Uses that are `waiting` to be counted are counted in.
   */
  async isSpent(
    kind: QuotaKind,
    owner: QuotaOwner,
    { times = 1, waiting = [] }: { times?: number; waiting?: readonly QuotaOwner[] } = {},
  ): Promise<boolean> {
    const day = this.#today();
    const owners = ownersOf(owner);
    const key = (name: string) => `${day} ${kind} ${name}`;
    const unknown = owners.filter((name) => this.#known.get(key(name)) === undefined);
    if (unknown.length > 0) {
      const found = await this.#quietly(() => findUse(this.#deps.em(), { day, kind }, unknown));
      const uses = new Map(found.map((each) => [each.owner, each.used]));
      for (const name of unknown) this.#known.set(key(name), uses.get(name) ?? 0);
    }
    const used = (name: string) =>
      (this.#known.get(key(name)) ?? 0) +
      waiting.filter((one) => ownersOf(one).includes(name)).length;
    const spent = owners.find((name) => used(name) >= times * this.#limit(kind, name));
    if (spent !== undefined) refusals.inc({ kind, scope: scopeOf(spent) });
    return spent !== undefined;
  }

  /** How all quotas of today stand: the platform's, and those of the person and the company with the highest use. */
  async standings(em: EntityManager): Promise<QuotaStanding[]> {
    const limits = QUOTA_KINDS.flatMap((kind) =>
      QUOTA_SCOPES.map((scope) => ({
        kind,
        scope,
        limit: quotaLimit(this.#deps.config.quotas, kind, scope),
      })),
    );
    // No number of JSON is infinite.
    const counted = limits.map((each) => ({ ...each, limit: Math.min(each.limit, 1e15) }));
    const highest = await findHighest(em, this.#today(), counted);
    const nothing = { used: 0, nearlySpent: 0, company: null };
    return limits.map((each) => ({
      ...nothing,
      ...highest.find(({ kind, scope }) => kind === each.kind && scope === each.scope),
      ...each,
    }));
  }

  async #add(
    kind: QuotaKind,
    uses: readonly { owner: QuotaOwner; amount: number }[],
    askedNext?: QuotaKind,
  ): Promise<OwnerUse[]> {
    const day = this.#today();
    const amounts = new Map<string, number>();
    for (const { owner, amount } of uses) {
      for (const name of ownersOf(owner)) amounts.set(name, (amounts.get(name) ?? 0) + amount);
    }
    const adds = [...amounts].map(([owner, amount]) => ({ owner, amount }));
    const sums = await this.#quietly(() => addUse(this.#deps.em(), { day, kind }, adds, askedNext));
    for (const { owner: name, used, other } of sums) {
      this.#known.set(`${day} ${kind} ${name}`, used);
      if (askedNext) this.#known.set(`${day} ${askedNext} ${name}`, other);
      const warnAt = WARNING_SHARE * this.#limit(kind, name);
      const before = used - (amounts.get(name) ?? 0);
      if (used >= warnAt && before < warnAt) await this.#warn(kind, day, name, used);
    }
    return sums;
  }

  /** Once a day: only one addition goes past the mark. */
  async #warn(kind: QuotaKind, day: string, name: string, used: number): Promise<void> {
    const { jobs, em, log } = this.#deps;
    const scope = scopeOf(name);
    const limit = this.#limit(kind, name);
    warnings.inc({ kind, scope });
    log.warn({ kind, owner: name, used, limit }, 'a quota of the day is nearly spent');
    if (scope === 'person') return;
    const companyId = scope === 'company' ? name.slice('company:'.length) : null;
    const data = { kind, companyId, day, used, limit };
    await this.#quietly(async () => {
      await transactional(em(), (tx) => jobs.enqueue(tx, quotaWarningJob, data));
      return [];
    });
  }

  async #quietly<T>(work: () => Promise<T[]>): Promise<T[]> {
    try {
      return await work();
    } catch (error) {
      this.#deps.log.error({ err: error }, 'quotas of the day could not be counted');
      return [];
    }
  }

  #limit(kind: QuotaKind, owner: string): number {
    return quotaLimit(this.#deps.config.quotas, kind, scopeOf(owner));
  }

  #today(): string {
    return berlinDay(this.#deps.now?.() ?? new Date());
  }
}

const ownersOf = ({ companyId, personId }: QuotaOwner): string[] => [
  ...(companyId === undefined ? [] : [`company:${companyId}`]),
  ...(personId === undefined ? [] : [`person:${personId}`]),
  'platform',
];

const scopeOf = (owner: string) => owner.split(':')[0] as QuotaScope;
