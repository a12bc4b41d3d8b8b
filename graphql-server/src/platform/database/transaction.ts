import { AsyncLocalStorage } from 'node:async_hooks';
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
  const result = await em.transactional(async (inner) => {
    pendingActions.set(inner, actions);
    const made = await work(inner);
    if (!outer) await commitGuards.getStore()?.(inner);
    return made;
  });
  if (!outer) for (const action of actions) action();
  return result;
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
