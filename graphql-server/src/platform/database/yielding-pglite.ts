import { setImmediate } from 'node:timers/promises';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { EmbeddedStatements } from './embedded-statements.js';
import type { BeginStatement } from './statement-watch.js';

/**
 * PGlite as its users see it, with one turn of the event loop before every statement.
 *
 * Statements run inside this thread, and a backlog of them follows one another without a pause:
 * sockets would be neither read nor written until all are done. Statements are run as cheaply as
 * {@link EmbeddedStatements} can.
 */
export function yieldingPglite(client: PGlite, begin: BeginStatement = unobserved): PGlite {
  const statements = new EmbeddedStatements();
  const observe = observing(begin);
  const wrapper = {
    query: async (...args: QueryArguments) => {
      return observe(args[0], () => statements.query(client, ...args));
    },
    exec: async (...args: Parameters<PGlite['exec']>) => {
      return observe(args[0], () => statements.exec(client, ...args));
    },
    transaction: async <T>(work: (transaction: Transaction) => Promise<T>) =>
      client.transaction((transaction) =>
        work(yieldingTransaction(transaction, statements, observe)),
      ),
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

type Observe = <T>(sql: string, run: () => Promise<T>) => Promise<T>;

const unobserved: BeginStatement = () => () => undefined;

/** Lets the event loop turn, then runs a statement and tells of its beginning and its end. */
const observing =
  (begin: BeginStatement): Observe =>
  async (sql, run) => {
    await setImmediate();
    const ended = begin(sql);
    try {
      const result = await run();
      ended();
      return result;
    } catch (error) {
      ended(error);
      throw error;
    }
  };

type QueryArguments = [sql: string, values?: unknown[], options?: QueryOptions];

function yieldingTransaction(
  transaction: Transaction,
  statements: EmbeddedStatements,
  observe: Observe,
): Transaction {
  return {
    query: async <T>(...args: QueryArguments) =>
      observe(args[0], () => statements.query<T>(transaction, ...args)),
    sql: transaction.sql.bind(transaction),
    exec: transaction.exec.bind(transaction),
    rollback: transaction.rollback.bind(transaction),
    listen: transaction.listen.bind(transaction),
    get closed() {
      return transaction.closed;
    },
  };
}
