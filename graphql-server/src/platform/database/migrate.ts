import type { Logger } from '../telemetry/index.js';
import type { DatabaseSchema, Orm } from './database-port.js';
import { UnusableDatabaseError } from './unusable-database.js';

/** Brings the schema up to date; refuses one that a newer version of the product has made. */
export async function migrate(
  orm: Orm,
  { migrations }: Pick<DatabaseSchema, 'migrations'>,
  log: Logger,
): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const executed = await executedMigrations(orm);
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new UnusableDatabaseError(
      `A newer version of the product has changed the schema of this database (${unknown.join(', ')}), which this version does not know. Start that version or a newer one; or restore a backup that was made before the update.`,
    );
  }
  if (executed.length === known.size) return;
  const applied = await orm.migrator.up();
  if (applied.length > 0) {
    log.info({ migrations: applied.map((m) => m.name) }, 'database schema brought up to date');
  }
}

/** Names of the executed migrations. The migrator would ask for them twice, and for its table by a slow view. */
async function executedMigrations({ em }: Orm): Promise<string[]> {
  const connection = em.getConnection();
  const [table] = await connection.execute<{ made: boolean }[]>(
    `select to_regclass('public.mikro_orm_migrations') is not null as made`,
  );
  if (!table?.made) return [];
  const rows = await connection.execute<{ name: string }[]>(
    'select name from public.mikro_orm_migrations',
  );
  return rows.map(({ name }) => name);
}
