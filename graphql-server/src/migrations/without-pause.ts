import type { Migration } from '@mikro-orm/migrations';

type Execute = Migration['execute'];

/** Pages of 8 KB whose rows are changed by one statement. */
const PAGES = 1_000;

/** PostgreSQL's code for rows that break a constraint between tables. */
const BROKEN = '23503';

/**
 * Changes large tables while a version before works with them: nothing here holds a lock for longer than
 * a moment. Indexes are made `concurrently`, which waits for the transactions that are open at that time,
 * and keeps nobody waiting. Each step may be done again, as one may fail halfway. Only for migrations that
 * are not transactional themselves.
 */
export class WithoutPause {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  async #rows<Row>(sql: string): Promise<Row[]> {
    return (await this.#execute(sql)) as Row[];
  }

  async #exists(name: string): Promise<boolean> {
    return (await this.#rows(`select 1 from pg_constraint where conname = '${name}'`)).length > 0;
  }

  /** Runs an update page by page; `where` is about the rows of one stretch, the table being `t`. */
  async fill(table: string, update: (where: string) => string): Promise<void> {
    const [size] = await this.#rows<{ pages: number }>(
      `select (pg_relation_size('${table}') / current_setting('block_size')::int)::int as pages`,
    );
    for (let page = 0; page <= (size?.pages ?? 0); page += PAGES) {
      const where = `t.ctid >= '(${page},0)' and t.ctid < '(${page + PAGES},0)'`;
      await this.#execute(update(where));
    }
  }

  /**
   * Makes an index on `on`, a table and its columns, unless an attempt before has. A partitioned table
   * takes none this way.
   */
  async index(name: string, on: string, kind: 'index' | 'unique index' = 'index'): Promise<void> {
    const [found] = await this.#rows<{ valid: boolean }>(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('"${name}"')`,
    );
    if (found?.valid) return;
    // An attempt that failed halfway leaves an index that nothing reads, and that every write pays for.
    if (found) await this.#execute(`drop index concurrently "${name}"`);
    await this.#execute(`create ${kind} concurrently "${name}" on ${on}`);
  }

  /** Makes columns unique. */
  async unique(table: string, columns: readonly string[]): Promise<void> {
    const name = [table, ...columns, 'unique'].join('_');
    if (await this.#exists(name)) return;
    const list = columns.map((column) => `"${column}"`).join(', ');
    await this.index(name, `"${table}" (${list})`, 'unique index');
    await this.#execute(
      `alter table "${table}" add constraint "${name}" unique using index "${name}"`,
    );
  }

  /** Adds a constraint for new rows first, and then looks at those that are there. */
  async constrain(table: string, name: string, definition: string): Promise<void> {
    if (!(await this.#exists(name))) {
      await this.#execute(
        `alter table "${table}" add constraint "${name}" ${definition} not valid`,
      );
    }
    try {
      await this.#execute(`alter table "${table}" validate constraint "${name}"`);
    } catch (error) {
      // Rows that were wrong before must not keep the product from starting: the guide names them.
      if (!(error instanceof Error && 'code' in error && error.code === BROKEN)) throw error;
    }
  }

  /** Refuses empty values from now on, which looks at every row, but not under a lock. */
  async require(table: string, column: string): Promise<void> {
    const name = `${table}_${column}_required`;
    await this.constrain(table, name, `check ("${column}" is not null)`);
    await this.#execute(`alter table "${table}" alter column "${column}" set not null`);
    await this.#execute(`alter table "${table}" drop constraint "${name}"`);
  }
}
