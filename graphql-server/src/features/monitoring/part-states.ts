import type { Config } from '../../env.js';
import { readCountedCall } from '../../platform/ai/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { findQueueStates } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/open-platform.js';
import { countUndelivered } from '../mail/index.js';
import { countEndpoints } from '../webhooks/index.js';
import type { SummedMetrics } from './metric.repository.js';

export enum PartName {
  ANSWERS = 'ANSWERS',
  VECTORS = 'VECTORS',
  MAILS = 'MAILS',
  JOBS = 'JOBS',
  WEBHOOKS = 'WEBHOOKS',
  DATABASE = 'DATABASE',
  FILES = 'FILES',
  VALKEY = 'VALKEY',
}

export enum PartStateName {
  OK = 'OK',
  WARNING = 'WARNING',
  ERROR = 'ERROR',
  NONE = 'NONE',
}

/** How a part of the product, or one that it stands on, does. */
export interface PartState {
  part: PartName;
  state: PartStateName;
  /** Of how many things those that failed are; 0 where nothing is counted. */
  total: number;
  failed: number;
  /** Those that are tried again by themselves. */
  waiting: number;
  /** Why the last one failed, as a code; null where there is none. */
  cause: string | null;
  /** The same in the words of the part that failed. */
  detail: string | null;
}

type Parts = Pick<Platform, 'ai' | 'config' | 'database' | 'files' | 'pingValkey'>;

/** Longest time that is waited for a sign of life. */
const PATIENCE_MS = 3_000;

const state = (part: PartName, of: Partial<PartState>): PartState => ({
  ...{ part, state: PartStateName.OK, total: 0, failed: 0, waiting: 0, cause: null, detail: null },
  ...of,
});

/** All parts: those that are counted since `from`, and those that are asked for a sign of life. */
export async function statesOfParts(
  em: EntityManager,
  { ai, config, database, files, pingValkey }: Parts,
  { metrics, from }: { metrics: readonly SummedMetrics[]; from: number },
): Promise<PartState[]> {
  const isBuiltIn = ai.name === 'builtin';
  return [
    providerState(PartName.ANSWERS, isBuiltIn, metrics),
    providerState(PartName.VECTORS, isBuiltIn, metrics),
    await mailState(em, config, from),
    await jobState(em),
    await webhookState(em),
    ...(await Promise.all([
      signOfLife(PartName.DATABASE, () => database.ping()),
      signOfLife(PartName.FILES, () => files.exists('sign-of-life')),
      pingValkey
        ? signOfLife(PartName.VALKEY, pingValkey)
        : state(PartName.VALKEY, { state: PartStateName.NONE }),
    ])),
  ];
}

/** Half of the calls fail: it is of no use as it is. */
const isMostly = (failed: number, total: number) => failed * 2 >= total;

/** An open circuit says only that calls before failed. */
const toldBy = ({ code }: { code: string }): number => (code === 'circuit_open' ? 0 : 1);

function providerState(
  part: PartName,
  isBuiltIn: boolean,
  metrics: readonly SummedMetrics[],
): PartState {
  const calls = metrics
    .filter(({ group }) => group === 'provider')
    .map(({ startsAt, label, sums }) => ({ startsAt, sums, ...readCountedCall(label) }))
    .filter(({ isEmbedding }) => isEmbedding === (part === PartName.VECTORS));
  const sum = (name: string) => calls.reduce((all, { sums }) => all + (sums[name] ?? 0), 0);
  const [total, failed] = [sum('calls'), sum('failures')];
  if (failed === 0) {
    return state(part, { total, state: isBuiltIn ? PartStateName.NONE : PartStateName.OK });
  }
  const last = calls
    .filter(({ code }) => code !== '')
    .toSorted((a, b) => toldBy(b) - toldBy(a) || b.startsAt - a.startsAt)[0];
  return state(part, {
    ...{ total, failed },
    state: isMostly(failed, total) ? PartStateName.ERROR : PartStateName.WARNING,
    cause: last?.code ?? null,
    detail: last ? [last.told, last.model].filter(Boolean).join(', ') : null,
  });
}

async function mailState(
  em: EntityManager,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  from: number,
): Promise<PartState> {
  const { waiting, failed, error } = await countUndelivered(em, new Date(from));
  const isFine = waiting + failed === 0;
  const trouble = failed > 0 ? PartStateName.ERROR : PartStateName.WARNING;
  const fine = smtpUrl ? PartStateName.OK : PartStateName.NONE;
  return state(PartName.MAILS, {
    ...{ waiting, failed, detail: error },
    state: isFine ? fine : trouble,
  });
}

/** Failed jobs are kept for a day. */
async function jobState(em: EntityManager): Promise<PartState> {
  const queues = await findQueueStates(em);
  const failing = queues.filter(({ failed }) => failed > 0).toSorted((a, b) => b.failed - a.failed);
  const failed = failing.reduce((all, queue) => all + queue.failed, 0);
  return state(PartName.JOBS, {
    failed,
    waiting: queues.reduce((all, { due }) => all + due, 0),
    state: failed > 0 ? PartStateName.WARNING : PartStateName.OK,
    detail: failing.length > 0 ? failing.map(({ queue }) => queue).join(', ') : null,
  });
}

async function webhookState(em: EntityManager): Promise<PartState> {
  const { total, failing } = await countEndpoints(em);
  const trouble = failing > 0 ? PartStateName.WARNING : PartStateName.OK;
  return state(PartName.WEBHOOKS, {
    ...{ total, failed: failing },
    state: total === 0 ? PartStateName.NONE : trouble,
  });
}

async function signOfLife(part: PartName, ask: () => Promise<unknown>): Promise<PartState> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('No answer in time.')), PATIENCE_MS);
  try {
    await Promise.race([ask(), late.promise]);
    return state(part, {});
  } catch (error) {
    const detail = (error as { code?: string }).code ?? (error as Error).message;
    return state(part, { state: PartStateName.ERROR, detail });
  } finally {
    clearTimeout(timer);
  }
}
