import { badInput, platformReasons } from '../errors/index.js';
import type { Page } from './page.js';

/** A piece of SQL with the values of its question marks. */
export interface SqlPart {
  sql: string;
  params: unknown[];
}

type KeyType = 'text' | 'time' | 'uuid';

/** One column that a list is sorted by. */
export interface SortKey<Row> {
  /** The expression as an index has it, collation included. */
  sql: string;
  type: KeyType;
  /** Its value in a row that was read; a time as {@link timeKey} writes it. */
  of: (row: Row) => string;
}

/**
 * The collation that people's and companies' names are sorted with: without regard to case, and
 * with umlauts beside their vowels. Indexes that serve such a list name it too.
 */
export const NAME_COLLATION = 'collate "und-x-icu"';

/**
 * A text that puts `9` before `10`, as its numbers have leading zeros; select it beside the column. Of longer numbers than six
 * digits the last six count.
 */
export const naturalKey = (column: string) =>
  String.raw`regexp_replace(regexp_replace(${column}, '([0-9]+)', '00000\1', 'g'), '[0-9]*([0-9]{6})', '\1', 'g')`;

/** A time as cursors carry it, to the microsecond; select it beside the column. */
export const timeKey = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What to write into a query for one page. */
export interface ListSlice<Row> {
  orderBy: string;
  limit: number;
  offset: number;
  /** Puts the rows that were read in the order of the list. */
  arrange: (rows: Row[]) => Row[];
}

/** The order of a list, from which its `order by`, cursors and the condition behind one follow. */
export class ListOrder<Row> {
  readonly #name: string;
  readonly #keys: readonly SortKey<Row>[];
  readonly #direction: 'ASC' | 'DESC';
  #isTurned = false;

  /** The last key must be unique, so that no entry is lost or doubled between two pages. */
  constructor(name: string, keys: readonly SortKey<Row>[], direction: 'ASC' | 'DESC' = 'ASC') {
    this.#name = name;
    this.#keys = keys;
    this.#direction = direction;
  }

  get #descending(): boolean {
    return (this.#direction === 'DESC') !== this.#isTurned;
  }

  /** The order in which a page is read: turned round for one from the end. Cursors stay those of the list. */
  facing({ isBackward = false }: Pick<Page, 'isBackward'>): ListOrder<Row> {
    if (!isBackward) return this;
    const turned = new ListOrder(this.#name, this.#keys, this.#direction);
    turned.#isTurned = true;
    return turned;
  }

  /** Rows as they were read for a page, out of those that came in the order of the list. */
  asRead(rows: Row[]): Row[] {
    return this.#isTurned ? rows.toReversed() : rows;
  }

  /** What follows `order by`. */
  get orderBy(): string {
    return this.#orderBy(this.#descending);
  }

  /**
   * How to read a page and one entry more. Those in the second half are read from the end of the
   * list, as the database counts off one by one what an offset leaves out; that takes its length.
   */
  slice({ first, after, offset }: Page, totalCount = Infinity): ListSlice<Row> {
    const left = Math.max(0, totalCount - offset);
    if (after !== undefined || left > offset) {
      return { orderBy: this.orderBy, limit: first + 1, offset, arrange: (rows) => rows };
    }
    const limit = Math.min(first + 1, left);
    const orderBy = this.#orderBy(!this.#descending);
    return { orderBy, limit, offset: left - limit, arrange: (rows) => rows.toReversed() };
  }

  /** True for entries that come behind the cursor; `true` where there is none. */
  behind(after: string | undefined): SqlPart {
    if (after === undefined) return { sql: 'true', params: [] };
    const columns = this.#keys.map(({ sql }) => sql).join(', ');
    const values = this.#keys.map(({ type }) => `?::${SQL_TYPE[type]}`).join(', ');
    const comparison = this.#descending ? '<' : '>';
    return { sql: `(${columns}) ${comparison} (${values})`, params: this.#read(after) };
  }

  #orderBy(descending: boolean): string {
    const direction = descending ? 'desc' : 'asc';
    return this.#keys.map(({ sql }) => `${sql} ${direction}`).join(', ');
  }

  get #cursorName(): string {
    return `${this.#name}-${this.#direction}`;
  }

  cursorOf(row: Row): string {
    const values = this.#keys.map(({ of }) => of(row));
    return Buffer.from(JSON.stringify([this.#cursorName, ...values])).toString('base64url');
  }

  #read(cursor: string): string[] {
    const [name, ...values] = decode(cursor);
    const fits =
      name === this.#cursorName &&
      values.length === this.#keys.length &&
      this.#keys.every(({ type }, index) => IS_VALUE[type](values[index] ?? ''));
    if (!fits) throw badInput(platformReasons.INVALID_CURSOR);
    return values;
  }
}

const SQL_TYPE: Record<KeyType, string> = { text: 'text', time: 'timestamptz', uuid: 'uuid' };

/** Whether the database takes a value that may have been made up. */
const IS_VALUE: Record<KeyType, (value: string) => boolean> = {
  text: (value) => !value.includes('\0'),
  time: isTime,
  uuid: (value) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
};

function isTime(value: string): boolean {
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d{1,6})?(?:Z|\+00(?::00)?)$/.exec(
    value,
  );
  const time = parts && new Date(`${parts[1]}T${parts[2]}Z`);
  if (!time || Number.isNaN(time.getTime())) return false;
  return time.toISOString().startsWith(`${parts[1]}T${parts[2]}`);
}

function decode(cursor: string): string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parsed) && parsed.every((part) => typeof part === 'string')) return parsed;
  } catch {
    // Not even JSON: not ours.
  }
  return [];
}
