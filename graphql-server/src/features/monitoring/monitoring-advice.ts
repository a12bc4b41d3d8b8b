import type { ScannerState } from '../../platform/malware/index.js';
import { type QuotaStanding } from '../../platform/quotas/index.js';
import type { Figures } from './monitoring-figures.js';

export enum AlertSeverity {
  WARNING = 'WARNING',
  ERROR = 'ERROR',
}

/** Something that needs a look now. */
export interface Alert {
  severity: AlertSeverity;
  code: string;
  message: string;
}

/** Something that would make the product cheaper or better. */
export interface Hint {
  code: string;
  message: string;
}

/** How things stand at the moment. */
export interface PresentState {
  scanner: ScannerState;
  /** Mails that wait because a quota of the day is used up. */
  waitingMails: number;
  /** Whether the server has another session secret than the database is used with. */
  hasOtherSecret: boolean;
}

const ALERT_COST_PER_REQUEST = 0.1;
const ALERT_RESPONSE_MS = 5_000;
const ALERT_CACHE_HIT_RATE = 70;
const ALERT_ERROR_RATE = 5;
const HINT_CACHE_HIT_RATE = 80;
const HINT_COST_PER_REQUEST = 0.05;
const HINT_RAG_FAILURE_SHARE = 10;

const dollars = (usd: number) => `$${usd.toFixed(4)}`;
const percent = (value: number) => `${value.toFixed(1)}%`;

const when = <T>(applies: boolean, advice: T): T[] => (applies ? [advice] : []);

/** Figures beyond their limits; rates of nothing raise no alarm. */
export function alertsOf({ api, cost, cache, budget }: Figures): Alert[] {
  return [
    when(cost.costPerRequest > ALERT_COST_PER_REQUEST, {
      severity: AlertSeverity.ERROR,
      code: 'COST_PER_REQUEST_HIGH',
      message: `High cost per request: ${dollars(cost.costPerRequest)}`,
    }),
    when(api.averageResponseTime > ALERT_RESPONSE_MS, {
      severity: AlertSeverity.WARNING,
      code: 'RESPONSE_TIME_HIGH',
      message: `Slow average response time: ${(api.averageResponseTime / 1000).toFixed(1)} s`,
    }),
    when(cache.totalRequests > 0 && cache.overallHitRate < ALERT_CACHE_HIT_RATE, {
      severity: AlertSeverity.WARNING,
      code: 'CACHE_HIT_RATE_LOW',
      message: `Low cache hit rate: ${percent(cache.overallHitRate)} of ${cache.totalRequests} look-ups`,
    }),
    when(api.errorRate > ALERT_ERROR_RATE, {
      severity: AlertSeverity.ERROR,
      code: 'ERROR_RATE_HIGH',
      message: `High error rate: ${percent(api.errorRate)}`,
    }),
    when(budget.answersWithout > 0, {
      severity: AlertSeverity.WARNING,
      code: 'TOKEN_BUDGET_SPENT',
      message: `Answered without the model, as a company's token budget was spent: ${budget.answersWithout}`,
    }),
  ].flat();
}

/** Quotas of companies and of the platform that are nearly spent today, in one alert. */
export function quotaAlertsOf(quotas: readonly QuotaStanding[]): Alert[] {
  const names = quotas
    .filter(({ scope, nearlySpent }) => scope !== 'person' && nearlySpent > 0)
    .map(({ kind, scope, company }) => `${kind} (${scope === 'company' ? company : 'platform'})`);
  return when(names.length > 0, {
    severity: AlertSeverity.WARNING,
    code: 'QUOTA_NEARLY_SPENT',
    message: `Quotas of today are nearly spent: ${names.join(', ')}`,
  });
}

/** What does not go on as it should right now, whatever the figures say. */
export function stateAlertsOf(state: PresentState): Alert[] {
  const { scanner, waitingMails, hasOtherSecret } = state;
  return [
    when(hasOtherSecret, {
      severity: AlertSeverity.ERROR,
      code: 'SESSION_SECRET_OTHER',
      message: 'SESSION_SECRET is not the one that the database has been used with.',
    }),
    when(scanner === 'down', {
      severity: AlertSeverity.ERROR,
      code: 'SCANNER_DOWN',
      message: 'The scanner for malware (CLAMD_URL) does not answer.',
    }),
    when(waitingMails > 0, {
      severity: AlertSeverity.WARNING,
      code: 'MAILS_WAIT',
      message: `Mails wait for another day, as quotas are used up: ${waitingMails}`,
    }),
  ].flat();
}

/** What an operator could do about the figures. */
export function hintsOf({ cost, cache, rag }: Figures, unpricedModels: readonly string[]): Hint[] {
  const failureShare = rag.ragAttempts > 0 ? (100 * rag.ragFailures) / rag.ragAttempts : 0;
  return [
    when(cache.totalRequests > 0 && cache.overallHitRate < HINT_CACHE_HIT_RATE, {
      code: 'IMPROVE_CACHE_HIT_RATE',
      message: `${percent(cache.overallHitRate)} of ${cache.totalRequests} look-ups are answered from the cache; where several servers run, share it between them by REDIS_URL.`,
    }),
    when(cost.costPerRequest > HINT_COST_PER_REQUEST, {
      code: 'REDUCE_COST_PER_REQUEST',
      message: `A request costs ${dollars(cost.costPerRequest)} on average; a smaller model would cost less.`,
    }),
    when(failureShare > HINT_RAG_FAILURE_SHARE, {
      code: 'REDUCE_RAG_FAILURES',
      message: `${percent(failureShare)} of the searches failed or went without vectors; look at the embedding model's provider.`,
    }),
    when(unpricedModels.length > 0, {
      code: 'MODEL_PRICE_MISSING',
      message: `No price is known for ${unpricedModels.join(', ')}, so its use counts as free; set the price.`,
    }),
  ].flat();
}
