import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from './database-port.js';

/** What a transaction has to do last; throwing rolls it back. */
export type CommitGuard = (em: EntityManager) => Promise<void>;

const commitGuards = new AsyncLocalStorage<CommitGuard | undefined>();

/**
 * Lets `guard` take part in every transaction that `work` commits, whichever service opens it. Kept
 * aside from the entity manager, as services work on forks of it.
 */
export const withCommitGuard = <T>(guard: CommitGuard | undefined, work: () => T): T =>
  commitGuards.run(guard, work);

const pendingActions = new WeakMap<EntityManager, (() => void)[]>();

/**
 * Runs `work` in a transaction and commits it; use only the entity manager that `work` receives.
 *
 * On the embedded database there is one connection: a query through another entity manager inside
 * `work` would wait for this transaction to end, forever.
 */
export async function transactional<T>(
  em: EntityManager,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const outer = pendingActions.get(em);
  const actions: (() => void)[] = outer ?? [];
  const before = actions.length;
  try {
    const result = await em.transactional(async (inner) => {
      pendingActions.set(inner, actions);
      const made = await work(inner);
      if (!outer) await commitGuards.getStore()?.(inner);
      return made;
    });
    if (!outer) runAll(actions);
    return result;
  } catch (error) {
    // What was rolled back inside of another transaction is followed by nothing when that commits.
    actions.length = before;
    throw error;
  }
}

/** Runs each, whatever the others do; what one threw goes on at the end. */
function runAll(actions: readonly (() => void)[]): void {
  const errors: unknown[] = [];
  for (const action of actions) {
    try {
      action();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/**
 * Calls `action` once the transaction of `em` has committed, and never if it rolls back; at once
 * when no transaction is open. For what must not be seen before the data: events, wake-ups.
 */
export function afterCommit(em: EntityManager, action: () => void): void {
  const actions = pendingActions.get(em);
  if (actions) actions.push(action);
  else action();
}

/** Attempts at a repeatable transaction, the first one included. */
const ATTEMPTS = 4;

/** Longest wait before the second attempt; it doubles with each. */
const FIRST_WAIT_MS = 40;

/** Codes of PostgreSQL for transactions that fail only because of others at the same time. */
const OUTPACED = new Set(['40001', '40P01']);

/**
 * As {@link transactional}, on a fresh fork of `em`, and again when the database gives the transaction
 * up because of others: a deadlock, or a conflict between serializable ones. After the last attempt the
 * failure goes on, and the caller is told to come back soon.
 *
 * `work` may run several times: it reads through its entity manager whatever it changes, and does nothing
 * outside the database except by {@link afterCommit}.
 */
export async function repeatable<T>(
  em: EntityManager,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactional(em.fork(), work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isOutpaced(error)) throw error;
      // Two that met must not meet again: each waits for a time of its own.
      await delay(Math.random() * FIRST_WAIT_MS * 2 ** (attempt - 1));
    }
  }
}

function isOutpaced(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && OUTPACED.has(String(cause.code))) return true;
  }
  return false;
}
