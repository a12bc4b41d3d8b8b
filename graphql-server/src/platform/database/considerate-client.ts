import { setImmediate } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/**
 * PGlite as its users see it, with one turn of the event loop before every statement.
 *
 * Statements run inside this thread, and a backlog of them follows one another without a pause:
 * sockets would be neither read nor written until all are done.
 */
export function considerateClient(client: PGlite): PGlite {
  const wrapper = {
    query: async (...args: Parameters<PGlite['query']>) => {
      await setImmediate();
      return client.query(...args);
    },
    exec: async (...args: Parameters<PGlite['exec']>) => {
      await setImmediate();
      return client.exec(...args);
    },
    transaction: async <T>(work: (transaction: Transaction) => Promise<T>) =>
      client.transaction((transaction) => work(considerateTransaction(transaction))),
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

function considerateTransaction(transaction: Transaction): Transaction {
  return {
    query: async (...args: Parameters<Transaction['query']>) => {
      await setImmediate();
      return transaction.query(...args);
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
