import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from '../telemetry/index.js';

/** As PostgreSQL's own launcher looks (`autovacuum_naptime`). */
const EVERY_MS = 60_000;

/**
 * Tables that have changed so much that a server of PostgreSQL would see to them by itself, with its
 * default thresholds, those in most need first. The system's own tables are among them.
 */
const NEEDY = `
  select format('%I.%I', schema, name) as "table", garbage > 1 or fresh > 1 as "hasGarbage"
    from (select n.nspname as schema, c.relname as name,
                 pg_stat_get_dead_tuples(c.oid) / (50 + 0.2 * greatest(c.reltuples, 0)) as garbage,
                 pg_stat_get_ins_since_vacuum(c.oid) / (1000 + 0.2 * greatest(c.reltuples, 0)) as fresh,
                 pg_stat_get_mod_since_analyze(c.oid) / (50 + 0.1 * greatest(c.reltuples, 0)) as change
            from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind = 'r' and c.relpersistence <> 't') t
   where greatest(garbage, fresh, change) > 1
   order by greatest(garbage, fresh, change) desc`;

/**
 * Does for PGlite what autovacuum does for a server, as it has no background processes: makes room of
 * deleted rows usable again, lets counts be read from indexes, and renews the planner's statistics.
 * The result ends it once the table at hand is done.
 */
export function startAutovacuum(client: PGlite, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  let isEnded = false;
  const look = async () => {
    try {
      await vacuumNeedy(client, () => isEnded);
    } catch (error) {
      if (!isEnded) log.warn({ err: error }, 'the embedded database could not be vacuumed');
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, EVERY_MS).unref();
  return async () => {
    isEnded = true;
    clearInterval(timer);
    await running;
  };
}

/** Vacuums and analyses the tables that need it, one after the other, and returns their names. */
export async function vacuumNeedy(
  client: Pick<PGlite, 'query' | 'exec'>,
  isEnded: () => boolean = () => false,
): Promise<string[]> {
  const { rows } = await client.query<{ table: string; hasGarbage: boolean }>(NEEDY);
  const done: string[] = [];
  for (const { table, hasGarbage } of rows) {
    if (isEnded()) break;
    // Statements of others run in between: each of these stands still all that this process does.
    await client.exec(`${hasGarbage ? 'vacuum (analyze)' : 'analyze'} ${table}`);
    done.push(table);
  }
  return done;
}
