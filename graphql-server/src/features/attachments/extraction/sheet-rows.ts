/** Names that programs give to sheets. */
const UNNAMED = /^(?:tabelle|sheet|blatt|arbeitsblatt|table)\s?\d*$/i;

/** A cell that is a number, a date or an amount does not name a column. */
const VALUE = /^[-+(]?[\d.,:/\s%€$-]+[€%)]?$/;

/**
 * Rows of a table as lines that can be understood alone: the name of the sheet, and what each
 * column is called.
 */
export function describeRows(sheet: string, rows: readonly (readonly string[])[]): string[] {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const headAt = filled.findIndex(isHead);
  const head = headAt >= 0 && headAt < filled.length - 1 ? filled[headAt] : undefined;
  const name = UNNAMED.test(sheet.trim()) ? '' : sheet.trim();
  return filled.flatMap((row, i) => {
    if (row === head) return [];
    const cells = row
      .map((cell, column) => describeCell(cell, i > headAt ? head?.[column] : '', column))
      .filter(Boolean);
    return `${name ? `${name} | ` : ''}${cells.join(' | ')}`;
  });
}

/** Names of columns: several texts and not one value. */
function isHead(row: readonly string[]): boolean {
  const cells = row.filter((cell) => cell !== '');
  return (
    cells.length >= 2 && cells.every((cell) => !VALUE.test(cell) && !/^(?:ja|nein)$/.test(cell))
  );
}

/** What a row is about stands first and often needs no name; a number does. */
function describeCell(cell: string, column: string | undefined, position: number): string {
  if (cell === '' || !column) return cell;
  return position === 0 && /\p{L}{3}/u.test(cell) ? cell : `${column}: ${cell}`;
}
