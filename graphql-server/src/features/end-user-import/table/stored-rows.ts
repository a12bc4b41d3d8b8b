import type { TableRow } from './parse-table.js';

/** The rows of a stored table one by one, so that a large one is never in memory twice. */
export function* readRows(bytes: Buffer): Generator<TableRow, void> {
  let from = 0;
  while (from < bytes.length) {
    const end = bytes.indexOf('\n', from);
    yield JSON.parse(bytes.toString('utf8', from, end)) as TableRow;
    from = end + 1;
  }
}
