import { setImmediate } from 'node:timers/promises';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { EmbeddedStatements } from './embedded-statements.js';

/**
 * PGlite as its users see it, with one turn of the event loop before every statement.
 *
 * Statements run inside this thread, and a backlog of them follows one another without a pause:
 * sockets would be neither read nor written until all are done. Statements are run as cheaply as
 * {@link EmbeddedStatements} can.
 */
export function considerateClient(client: PGlite): PGlite {
  const statements = new EmbeddedStatements();
  const wrapper = {
    query: async (...args: QueryArguments) => {
      await setImmediate();
      return statements.query(client, ...args);
    },
    exec: async (...args: Parameters<PGlite['exec']>) => {
      await setImmediate();
      return statements.exec(client, ...args);
    },
    transaction: async <T>(work: (transaction: Transaction) => Promise<T>) =>
      client.transaction((transaction) => work(considerateTransaction(transaction, statements))),
    listen: client.listen.bind(client),
    dumpDataDir: client.dumpDataDir.bind(client),
    close: client.close.bind(client),
    waitReady: client.waitReady,
    get ready() {
      return client.ready;
    },
    get closed() {
      return client.closed;
    },
  };
  return wrapper as unknown as PGlite;
}

type QueryArguments = [sql: string, values?: unknown[], options?: QueryOptions];

function considerateTransaction(
  transaction: Transaction,
  statements: EmbeddedStatements,
): Transaction {
  return {
    query: async <T>(...args: QueryArguments) => {
      await setImmediate();
      return statements.query<T>(transaction, ...args);
    },
    sql: transaction.sql.bind(transaction),
    exec: transaction.exec.bind(transaction),
    rollback: transaction.rollback.bind(transaction),
    listen: transaction.listen.bind(transaction),
    get closed() {
      return transaction.closed;
    },
  };
}
