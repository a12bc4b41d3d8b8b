import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Orm } from './database-port.js';
import { observedClient } from './observed-client.js';
import { clientClass, POOL_SIZE, type PostgresOptions, sessionName } from './postgres.js';
import { ReleasingDriver } from './releasing-driver.js';
import { asConnectionParameters } from './session-limits.js';

/** A list need not wait longer for a replica: the primary is there as well. */
const PATIENCE_MS = 1_000;

/**
 * Opens a server that only follows another one. It has connections and entities of its own, so that
 * nothing which is not meant to can reach it; it is neither created nor brought up to date.
 */
export async function openReplica({
  databaseUrl,
  settings,
  orm: options,
  log,
  begin,
}: PostgresOptions): Promise<Orm> {
  const client = await clientClass(databaseUrl, settings, log);
  return MikroORM.init({
    ...(options as object),
    driver: ReleasingDriver,
    entityManager: EntityManager,
    clientUrl: databaseUrl,
    pool: { min: 0, max: POOL_SIZE, idleTimeoutMillis: 30_000 },
    driverOptions: {
      application_name: sessionName(`${settings.processName} reads`),
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      ...(client.isPooled ? {} : asConnectionParameters(settings.limits)),
      Client: observedClient(client.type, begin),
    },
  });
}
