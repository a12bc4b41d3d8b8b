import { readFileSync } from 'node:fs';
import { parseTable, TableError } from './parse-table.js';
import { SAMPLE_ROWS } from './table-limits.js';

/**
 * Entry of the process that reads one uploaded table: the bytes come in by standard input; a line
 * about the table, and one for each row, leave by standard output.
 */
let output: string;
try {
  const { columns, rows } = await parseTable(readFileSync(0));
  const sample = rows.slice(0, SAMPLE_ROWS).map(([, ...cells]) => cells);
  const lines = [{ columns, totalRows: rows.length, sample }, ...rows];
  output = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
} catch (error) {
  if (!(error instanceof TableError)) throw error;
  output = `${JSON.stringify({ fault: error.fault })}\n`;
}
process.stdout.write(output, () => process.exit(0));
