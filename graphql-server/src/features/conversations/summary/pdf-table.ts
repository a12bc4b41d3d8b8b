import {
  PAGE,
  CONTENT_WIDTH,
  type StructureElement,
  type TaggedDocument,
  type TextStyle,
} from '../../../platform/pdf/index.js';
import { COLOR } from './pdf-style.js';

/** A column of a table: where it stands, and how its cells look. */
export interface TableColumn {
  x: number;
  width: number;
  style: TextStyle;
  /** Cells of this column name their row. */
  namesRow?: boolean;
}

const PADDING = 3.5;

/** Draws one row with a hairline below it; a row is never torn by a page break. */
export function drawRow(
  doc: TaggedDocument,
  table: StructureElement,
  columns: readonly TableColumn[],
  cells: readonly string[],
  isHead = false,
): void {
  const laidOut = columns.map((column, index) => ({
    ...column,
    lines: doc.layOut([{ text: cells[index] ?? '' }], column.style, column.width),
  }));
  const height = Math.max(...laidOut.map(({ lines, style }) => lines.length * style.leading));
  doc.reserve(height + 2 * PADDING);
  const row = doc.element('TR', table);
  doc.y += PADDING;
  for (const { x, width, style, lines, namesRow } of laidOut) {
    const cell = isHead
      ? doc.element('TH', row, 'Column')
      : namesRow
        ? doc.element('TH', row, 'Row')
        : doc.element('TD', row);
    doc.draw(cell, lines, style, { x: PAGE.left + x, width });
  }
  doc.y += height + PADDING;
  doc.fill(PAGE.left, doc.y, CONTENT_WIDTH, 0.6, COLOR.hairline);
}
