import type { Configuration } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlPlatform } from '@mikro-orm/postgresql';
import { AbstractSqlDriver } from '@mikro-orm/sql';
import type { DatabaseConnection, Driver, PostgresDialect, TransactionSettings } from 'kysely';

/**
 * The ORM's driver for PostgreSQL, which gives every connection back to the pool, whatever becomes of
 * its transaction.
 *
 * The query builder underneath gives a connection back only after a commit or rollback that
 * succeeded, and neither can on a connection that broke: each transaction that an outage ends would
 * take a place of the pool for ever. The pool itself throws away what is broken.
 */
export class ReleasingDriver extends AbstractSqlDriver<ReleasingConnection> {
  constructor(config: Configuration) {
    super(config, new PostgreSqlPlatform(), ReleasingConnection, ['kysely', 'pg']);
  }
}

class ReleasingConnection extends PostgreSqlConnection {
  override createKyselyDialect(
    ...args: Parameters<PostgreSqlConnection['createKyselyDialect']>
  ): PostgresDialect {
    const dialect = super.createKyselyDialect(...args);
    const createDriver = dialect.createDriver.bind(dialect);
    dialect.createDriver = () => releasing(createDriver());
    return dialect;
  }
}

function releasing(driver: Driver): Driver {
  const begin = driver.beginTransaction.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  return Object.assign(driver, {
    beginTransaction: async (connection: DatabaseConnection, settings: TransactionSettings) => {
      try {
        await begin(connection, settings);
      } catch (error) {
        await driver.releaseConnection(connection);
        throw error;
      }
    },
    // One that fails ends its connection (see `watchedClient`), and the server rolls back.
    rollbackTransaction: async (connection: DatabaseConnection) => {
      await rollback(connection).catch(() => undefined);
    },
  });
}
