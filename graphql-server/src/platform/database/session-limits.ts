import type { SessionLimits } from '../../database-settings.js';
import type { EntityManager } from './database-port.js';

/** Longest time that {@link allowLong} gives one statement. */
const LONG_SECONDS = 15 * 60;

/** Parameters of a connection, which also hold for one transaction: times are milliseconds. */
const parametersOf = (limits: SessionLimits) => ({
  statement_timeout: limits.statementSeconds * 1000,
  lock_timeout: limits.lockSeconds * 1000,
  idle_in_transaction_session_timeout: limits.idleTransactionSeconds * 1000,
});

/**
 * The limits as parameters that `pg` sends when it connects. PostgreSQL does not compile our statements:
 * figures took most of a second for what then ran in a fifth of it, at every request.
 */
export const asConnectionParameters = (limits: SessionLimits) => ({
  ...parametersOf(limits),
  options: '-c jit=off',
});

/** The same as statements that hold for one transaction. */
export const asLocalStatements = (limits: SessionLimits): string =>
  Object.entries({ ...parametersOf(limits), jit: 'off' })
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ');

/**
 * Lets the statements of this transaction run for up to a quarter of an hour: for work on very many
 * rows that no user waits for. All other limits stay.
 */
export async function allowLong(tx: EntityManager): Promise<void> {
  if (!tx.isInTransaction()) throw new TypeError('Limits are raised in a transaction only.');
  await tx.execute(`set local statement_timeout = ${LONG_SECONDS * 1000}`);
}
