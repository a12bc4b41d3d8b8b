import type { BulkSession } from '../../platform/database/index.js';
import type { TableDescription } from './archive/manifest.js';

/** Where the migrator notes what it has done; migrations are done again, and not copied. */
const MIGRATIONS_TABLE = 'mikro_orm_migrations';

/**
 * Changes are noted again for what is restored, in places of that database: a cursor of before leads nowhere
 * there, which its epoch tells. People are counted again, too.
 */
const NOT_COPIED = new Set([MIGRATIONS_TABLE, 'change', 'change_epoch', 'end_user_count']);

/** What is kept of the job library: queues, and then what is to be done in them. */
const JOB_TABLES = ['queue', 'job'];

/** Jobs that are done are history; what was being worked on is taken up again. */
const OPEN_JOBS = "state in ('created', 'retry', 'active')";

/** A table, and where its rows are. */
export interface SourceTable extends TableDescription {
  /** Tables with its rows, as SQL: itself, or its partitions. */
  parts: string[];
  /** Which rows, as SQL; all without it. */
  where?: string;
}

interface FoundTable {
  group: 'product' | 'jobs';
  name: string;
  columns: string[];
  part: string;
}

/**
 * Tables with rows, by the system's own catalogue, as an older schema may have others than this
 * version. Tables of extensions are left out, and so are columns that the database computes.
 */
const FIND_TABLES = `
  select case when n.nspname = 'jobs' then 'jobs' else 'product' end as group,
         coalesce(parent.relname, c.relname)::text as name,
         quote_ident(n.nspname) || '.' || quote_ident(c.relname) as part,
         array(
           select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attname)::text[] as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_inherits i on i.inhrelid = c.oid
    left join pg_class parent on parent.oid = i.inhparent
   where c.relkind = 'r' and n.nspname in (current_schema(), 'jobs')
     and not exists (
       select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   order by 1, 2, 3`;

/** The tables of a database and what is to be copied of them. */
export async function findTables(session: BulkSession): Promise<SourceTable[]> {
  const found = await session.rows<FoundTable>(FIND_TABLES);
  const kept = found.filter(({ group, name }) =>
    group === 'jobs' ? JOB_TABLES.includes(name) : !NOT_COPIED.has(name),
  );
  const ordered = kept.toSorted((a, b) => JOB_TABLES.indexOf(a.name) - JOB_TABLES.indexOf(b.name));
  const byName = Map.groupBy(ordered, ({ group, name }) => `${group}/${name}`);
  return [...byName.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { group, name, columns } = first;
    const parts = [first, ...others].map(({ part }) => part);
    const where = group === 'jobs' && name === 'job' ? { where: OPEN_JOBS } : {};
    return [{ group, name, columns, parts, ...where }];
  });
}

/** Names of the migrations that a database has had; none if it is new. */
export async function findMigrations(session: BulkSession): Promise<string[]> {
  const [found] = await session.rows<{ is: boolean }>(
    `select to_regclass('${MIGRATIONS_TABLE}') is not null as is`,
  );
  if (!found?.is) return [];
  const rows = await session.rows<{ name: string }>(
    `select name from ${MIGRATIONS_TABLE} order by id`,
  );
  return rows.map(({ name }) => name);
}

/** A name as SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Names of columns as SQL. */
export const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ');
