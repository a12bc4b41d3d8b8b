import { setImmediate } from 'node:timers/promises';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';

/**
 * PGlite as its users see it, with one turn of the event loop before every statement.
 *
 * Statements run inside this thread, and a backlog of them follows one another without a pause:
 * sockets would be neither read nor written until all are done. For the same reason a statement
 * without values takes the way of one message instead of six, as it does on a PostgreSQL server.
 */
export function considerateClient(client: PGlite): PGlite {
  const wrapper = {
    query: async (...args: QueryArguments) => {
      await setImmediate();
      return runQuery(client, args);
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

type QueryArguments = [sql: string, values?: unknown[], options?: QueryOptions];

async function runQuery<T>(
  client: Pick<Transaction, 'query' | 'exec'>,
  [sql, values = [], options]: QueryArguments,
): Promise<Results<T>> {
  if (values.length > 0) return client.query<T>(sql, values, options);
  const [result] = await client.exec(sql, options);
  return result as Results<T>;
}

function considerateTransaction(transaction: Transaction): Transaction {
  return {
    query: async <T>(...args: QueryArguments) => {
      await setImmediate();
      return runQuery<T>(transaction, args);
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
