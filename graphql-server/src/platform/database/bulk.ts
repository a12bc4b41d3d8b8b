/** Rows of one table, for {@link BulkSession.copyOut}; all parts are SQL. */
export interface CopySource {
  table: string;
  columns: string;
  /** Which rows; all without it. */
  where?: string | undefined;
}

/** A transaction that reads or writes whole tables. */
export interface BulkSession {
  /** Runs one statement and gives its rows. */
  rows<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Rows in the text format of PostgreSQL's COPY, in pieces of any length. */
  copyOut(source: CopySource): AsyncIterable<Uint8Array>;
  /** Stores whole rows in the same format; `target` is a table with its columns, in SQL. */
  copyIn(target: string, rows: Uint8Array): Promise<void>;
}

/**
 * Runs `work` in one transaction: a `snapshot` sees everything as it was at its beginning and changes
 * nothing, a `change` is kept if `work` succeeds. On the embedded database every other statement of
 * the process waits for the end.
 */
export type Bulk = <T>(
  kind: 'snapshot' | 'change',
  work: (session: BulkSession) => Promise<T>,
) => Promise<T>;

/** How a transaction of either kind begins. */
export const MODES = {
  snapshot: 'isolation level repeatable read read only',
  change: 'isolation level read committed',
} as const;
