import { LRUCache } from 'lru-cache';
import type { AiProvider, TokenUsage } from '../../platform/ai/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { Quotas } from '../../platform/quotas/index.js';
import type { Logger, Metrics } from '../../platform/telemetry/index.js';
import { mailAdministrators } from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { costOf, findPrices } from '../monitoring/index.js';
import { berlinDay } from '../../platform/german/index.js';
import { bookedProvider } from './booked-provider.js';
import { budgetMail } from './budget-mail.js';
import {
  addUse,
  type BookedUse,
  type DayOfUse,
  findBudget,
  noteWarning,
} from './token-use.repository.js';

/** Share of a day's budget at which a warning is mailed. */
const WARNING_SHARE = 0.8;

/** Milliseconds for which a process may not know what others used, or that a budget was changed. */
const KNOWN_FOR_MS = 3_000;
const KNOWN_COMPANIES = 5_000;

/** Milliseconds for which bookings are gathered: fifty answers at once are stored by a few statements. */
const GATHER_MS = 250;

/** Milliseconds until what could not be stored is tried again. */
const RETRY_MS = 5_000;

/** What the budget is needed for by those who ask models on behalf of companies. */
export interface ModelBudget {
  /** The provider, with all that it uses booked to the company, and its calls to the person. */
  aiFor(companyId: string, personId?: string): AiProvider;
  /** Whether the company, or this person, has to do without a model for the rest of the day. */
  isSpent(companyId: string, personId?: string): Promise<boolean>;
}

/** For commands that work on data of their own: nothing is booked, nothing runs out. */
export const withoutBudget = (ai: AiProvider): ModelBudget => ({
  aiFor: () => ai,
  isSpent: async () => false,
});

interface Dependencies {
  ai: AiProvider;
  mail: MailService;
  quotas: Quotas;
  log: Logger;
  metrics: Metrics;
  /** A fresh entity manager: bookings are not part of the transaction that causes them. */
  em: () => EntityManager;
  publicUrl: string;
  now?: () => Date;
}

interface Standing {
  budget: number | null;
  used: number;
}

type Booking = DayOfUse & TokenUsage & { personId: string | undefined };

/**
 * Books what models use on behalf of companies, and tells when a company's day is spent. A day ends
 * at midnight in Germany. Calls that are on their way when it is spent are let through, so that a
 * budget is overrun by a few answers at most.
 */
export class TokenBudget implements ModelBudget {
  readonly #deps: Dependencies;
  readonly #standings = new LRUCache<string, Standing>({ max: KNOWN_COMPANIES, ttl: KNOWN_FOR_MS });
  #bookings: Booking[] = [];
  /** Those that are being stored. */
  #underway: Booking[] = [];
  /** Calls of models that no quota counts yet. */
  #uncounted: Booking[] = [];
  #storing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  aiFor(companyId: string, personId?: string): AiProvider {
    return bookedProvider(this.#deps.ai, (usage) => {
      const booking = { ...usage, companyId, personId, day: this.#today() };
      this.#bookings.push(booking);
      this.#uncounted.push(booking);
      this.#flushIn(GATHER_MS);
    });
  }

  async isSpent(companyId: string, personId?: string): Promise<boolean> {
    try {
      const { budget, used } = await this.#standingOf(companyId);
      // What this process used last counts at once.
      if (budget !== null && used + this.#unstored(companyId) >= budget) return true;
      return await this.#deps.quotas.isSpent(
        'modelCalls',
        { companyId, personId },
        { waiting: this.#uncounted },
      );
    } catch (error) {
      this.#deps.log.error({ err: error, companyId }, 'a token budget could not be read');
      return false;
    }
  }

  /** Stores everything that was booked until now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#storing) await this.#storing;
    if (this.#bookings.length === 0) return;
    this.#storing = this.#store().finally(() => (this.#storing = undefined));
    await this.#storing;
  }

  /** Stores what is left; call while the database is still open. */
  async stop(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
  }

  #flushIn(ms: number): void {
    this.#timer ??= setTimeout(() => void this.flush(), ms).unref();
  }

  /** Tokens of today that are not stored yet. */
  #unstored(companyId: string): number {
    const day = this.#today();
    return [...this.#underway, ...this.#bookings]
      .filter((booking) => booking.companyId === companyId && booking.day === day)
      .reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
  }

  async #standingOf(companyId: string): Promise<Standing> {
    const day = this.#today();
    const known = this.#standings.get(`${companyId} ${day}`);
    if (known) return known;
    const found = await findBudget(this.#deps.em(), { companyId, day });
    // A booking that was stored meanwhile knows more than what was read before it.
    const standing = this.#standings.get(`${companyId} ${day}`) ??
      found ?? { budget: null, used: 0 };
    this.#standings.set(`${companyId} ${day}`, standing);
    return standing;
  }

  async #store(): Promise<void> {
    const { em, log } = this.#deps;
    const bookings = this.#bookings;
    this.#underway = bookings;
    this.#bookings = [];
    try {
      const prices = await findPrices(em());
      const priced = bookings.map((booking) => ({
        ...booking,
        cost: costOf(prices, booking.model, booking),
      }));
      const stored = await addUse(em(), summed(priced));
      for (const { companyId, day, budget, used } of stored) {
        this.#standings.set(`${companyId} ${day}`, { budget, used });
      }
      this.#underway = [];
      for (const booked of stored) await this.#booked(booked);
      await this.#countCalls(bookings);
    } catch (error) {
      log.warn({ err: error }, 'used tokens could not be booked; trying again later');
      this.#underway = [];
      this.#bookings.unshift(...bookings);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.flush(), RETRY_MS).unref();
    }
  }

  /** What cannot be counted is not booked again: the tokens are. */
  async #countCalls(bookings: readonly Booking[]): Promise<void> {
    const ofWhom = Map.groupBy(bookings, ({ companyId, personId }) => `${companyId} ${personId}`);
    const uses = [...ofWhom.values()].flatMap((calls) =>
      calls.slice(0, 1).map((owner) => ({ owner, amount: calls.length })),
    );
    await this.#deps.quotas.bookAll('modelCalls', uses);
    this.#uncounted = this.#uncounted.filter((call) => !bookings.includes(call));
  }

  async #booked(booked: BookedUse): Promise<void> {
    const { companyId, budget, used, hasWarned } = booked;
    if (hasWarned || !budget || used < WARNING_SHARE * budget) return;
    try {
      await this.#warn(booked, budget);
    } catch (error) {
      // The next booking warns.
      this.#deps.log.error({ err: error, companyId }, 'nobody was told of a token budget');
    }
  }

  async #warn({ companyName, used, ...of }: BookedUse, budget: number): Promise<void> {
    const { em, mail, metrics, publicUrl, log } = this.#deps;
    const link = new URL('/admin', publicUrl).href;
    await transactional(em(), async (tx) => {
      if (!(await noteWarning(tx, of))) return;
      for (const receiver of ['platform', 'company'] as const) {
        const scope = receiver === 'platform' ? null : of.companyId;
        await mailAdministrators(tx, mail, scope, {
          occasion: `token-budget:${of.companyId}:${of.day}`,
          write: ({ language, name }) =>
            budgetMail({ language, receiver, name, companyName, used, budget, link }),
        });
      }
      log.warn({ companyId: of.companyId, used, budget }, 'a token budget is nearly spent');
      metrics.count('budget', { warnings: 1 });
    });
  }

  #today(): string {
    return berlinDay(this.#deps.now?.() ?? new Date());
  }
}

/** One entry a company and day. */
function summed(bookings: readonly (Booking & { cost: number })[]) {
  const sums = new Map<string, Omit<Booking, 'model' | 'personId'> & { cost: number }>();
  for (const { companyId, day, inputTokens, outputTokens, cost } of bookings) {
    const key = `${companyId} ${day}`;
    const sum = sums.get(key) ?? { companyId, day, inputTokens: 0, outputTokens: 0, cost: 0 };
    sum.inputTokens += inputTokens;
    sum.outputTokens += outputTokens;
    sum.cost += cost;
    sums.set(key, sum);
  }
  return [...sums.values()];
}
