import type { QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import { preparedName } from './prepared.js';

/** What runs statements: PGlite itself, or a transaction of it. */
type Runner = Pick<Transaction, 'query' | 'exec'>;

/** Statements that are kept prepared; each costs some memory. Others are planned each time. */
const MOST_PREPARED = 200;

/** Texts of which it is known that they came before. */
const MOST_SEEN = 1_000;

type Single = string | number | bigint | boolean | null;

type Value = Single | readonly Single[];

/**
 * Runs statements in PGlite by the cheapest way that each of them has. They run in this process's own
 * thread, and planning takes most of what a small one costs.
 *
 * Those of `readPrepared` and of the job library come again and again in the same words; from the
 * second time on they are prepared, by SQL, as PGlite has no other way to keep them. Any other
 * statement without values takes one protocol message instead of six, as on a PostgreSQL server.
 */
export class EmbeddedStatements {
  readonly #seen = new LRUCache<string, true>({ max: MOST_SEEN });
  readonly #names = new Map<string, string>();
  #prepared = 0;

  /** Runs a statement with its values. */
  async query<T>(
    runner: Runner,
    sql: string,
    values: readonly unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    if (values.every(isSimple) && this.#isRepeated(sql)) {
      return this.#execute<T>(runner, sql, values, options);
    }
    if (values.length > 0) return runner.query<T>(sql, [...values], options);
    return only<T>(await runner.exec(sql, options));
  }

  /** Runs what may be several statements. */
  async exec(runner: Runner, sql: string, options?: QueryOptions): Promise<Results[]> {
    if (!this.#isRepeated(sql)) return runner.exec(sql, options);
    return [await this.#execute(runner, sql, [], options)];
  }

  async #execute<T>(
    runner: Runner,
    sql: string,
    values: readonly Value[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    const name = this.#names.get(sql) ?? (await this.#prepare(runner, sql));
    const list = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    return only<T>(await runner.exec(`execute ${name}${list}`, options));
  }

  /**
   * The name is made known only once the statement is prepared: otherwise a statement inside a
   * transaction could use a name that another one, which waits for that transaction to end, has yet
   * to prepare. Two at the same time prepare it twice.
   */
  async #prepare(runner: Runner, sql: string): Promise<string> {
    const name = `repeated_${this.#prepared}`;
    this.#prepared += 1;
    await runner.exec(`prepare ${name} as ${sql}`);
    this.#names.set(sql, name);
    return name;
  }

  #isRepeated(sql: string): boolean {
    if (this.#names.has(sql)) return true;
    if (!isConstant(sql) || this.#prepared >= MOST_PREPARED) return false;
    if (this.#seen.has(sql)) return true;
    this.#seen.set(sql, true);
    return false;
  }
}

/** One statement that reads or changes data in words which do not depend on what a client sends. */
const isConstant = (sql: string) =>
  preparedName(sql) !== undefined ||
  (/^\s*(?:with|select|insert|update|delete)\b/i.test(sql) &&
    sql.includes(' jobs.') &&
    !sql.includes(';'));

const isSimple = (value: unknown): value is Value =>
  Array.isArray(value) ? value.every(isSingle) : isSingle(value);

/** Texts with a null character cannot be written into a statement; it fails as a value. */
const isSingle = (value: unknown): value is Single =>
  value === null ||
  (typeof value === 'string'
    ? !value.includes('\0')
    : ['number', 'bigint', 'boolean'].includes(typeof value));

/** A value in quotes has no type of its own; the statement knows which it needs. */
const literal = (value: Value): string => {
  if (value === null) return 'null';
  const text = isSingle(value) ? String(value) : `{${value.map(element).join(',')}}`;
  return `'${text.replaceAll("'", "''")}'`;
};

/** As PostgreSQL writes it within an array; only a text in quotes is never taken for null. */
const element = (value: Single): string =>
  value === null ? 'null' : `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`;

const only = <T>([result]: Results[]): Results<T> => result as Results<T>;
