import type { BulkSession } from '../../platform/database/index.js';
import { BackupError } from './archive/archive-error.js';
import type { TableDescription } from './archive/manifest.js';
import { columnList, findTables, quoted } from './tables.js';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname::text as name,
         pg_get_constraintdef(oid) as definition
    from pg_constraint
   where contype = 'f' and connamespace = current_schema()::regnamespace
     -- Those of partitions go and come with the table's own.
     and conparentid = 0`;

/** Tables, views and functions of the product; none that belong to an extension. */
const OWN_OBJECTS = `
  select 'table ' || c.oid::regclass as object from pg_class c
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and not exists (
       select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  union all
  select 'function ' || p.oid::regprocedure from pg_proc p
   where p.pronamespace = current_schema()::regnamespace
     and not exists (
       select 1 from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

/** Other connections of the same user to the same database; the embedded database has none. */
const OTHERS = `
  select count(*)::int as count from pg_stat_activity
   where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;

/** Whether anything is in a database. */
export async function isEmpty(session: BulkSession): Promise<boolean> {
  const objects = await session.rows<{ object: string }>(OWN_OBJECTS);
  return !objects.some(({ object }) => object.startsWith('table '));
}

/** Refuses to restore below a product that runs. */
export async function refuseUsers(session: BulkSession): Promise<void> {
  const [row] = await session.rows<{ count: number }>(OTHERS);
  const count = row?.count ?? 0;
  if (count === 0) return;
  throw new BackupError(
    `${count} other connections use the database. Stop the server and other programs first.`,
  );
}

/** Drops everything of the product, extensions apart. */
export async function clear(session: BulkSession): Promise<void> {
  const objects = await session.rows<{ object: string }>(OWN_OBJECTS);
  for (const { object } of objects) await session.rows(`drop ${object} cascade`);
  await session.rows('drop schema if exists jobs cascade');
}

/** Fills the tables of a migrated, unused database. */
export class TableLoader {
  readonly #session: BulkSession;
  readonly #foreignKeys: readonly ForeignKey[];
  readonly #columns: ReadonlyMap<string, ReadonlySet<string>>;

  private constructor(
    session: BulkSession,
    foreignKeys: readonly ForeignKey[],
    columns: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.#session = session;
    this.#foreignKeys = foreignKeys;
    this.#columns = columns;
  }

  /** Takes foreign keys away until {@link finish}, as rows come in no order, and rows of migrations. */
  static async open(session: BulkSession): Promise<TableLoader> {
    // Links of the audit log's chain are in the archive: entries do not get new ones.
    await session.rows(`set local hausgeist.restoring = 'on'`);
    const foreignKeys = await session.rows<ForeignKey>(FOREIGN_KEYS);
    for (const { table, name } of foreignKeys) {
      await session.rows(`alter table ${table} drop constraint ${quoted(name)}`);
    }
    const tables = await findTables(session);
    const product = tables.filter(({ group }) => group === 'product');
    await session.rows(`truncate ${product.map(({ name }) => quoted(name)).join(', ')}`);
    await session.rows('delete from jobs.queue');
    const columns = tables.map(({ group, name, columns: names }) => {
      return [`${group}/${name}`, new Set(names)] as const;
    });
    return new TableLoader(session, foreignKeys, new Map(columns));
  }

  /** Throws unless the database has all tables and columns of an archive. */
  check(tables: readonly TableDescription[]): void {
    const missing = tables.flatMap(({ group, name, columns }) => {
      const known = this.#columns.get(`${group}/${name}`);
      if (!known) return [name];
      return columns.filter((column) => !known.has(column)).map((column) => `${name}.${column}`);
    });
    if (missing.length === 0) return;
    throw new BackupError(
      `This version has no place for these parts of the archive: ${missing.join(', ')}. Restore it with the version that made it.`,
    );
  }

  async add({ group, name, columns }: TableDescription, rows: Buffer): Promise<void> {
    const table = group === 'jobs' ? `jobs.${quoted(name)}` : quoted(name);
    await this.#session.copyIn(`${table} (${columnList(columns)})`, rows);
  }

  async finish(): Promise<void> {
    for (const { table, name, definition } of this.#foreignKeys) {
      await this.#session.rows(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    await this.#session.rows('analyze');
  }
}
