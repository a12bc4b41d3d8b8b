import type { StructureElement, TaggedDocument } from '../../../platform/pdf/index.js';
import { CONTENT_WIDTH, PAGE } from '../../../platform/pdf/index.js';
import type { Block, ListItem } from './answer-blocks.js';
import { STYLE } from './pdf-style.js';

const PARAGRAPH_GAP = 5;
const LIST_INDENT = 16;
/** Where so many lines fit, a paragraph of any length begins, without leaving a line alone. */
const LINES_TO_BEGIN = 3;

interface Column {
  x: number;
  width: number;
}

/** The column between the margins, moved in by `indent` points. */
export const columnAt = (indent: number): Column => ({
  x: PAGE.left + indent,
  width: CONTENT_WIDTH - indent,
});

/** Draws paragraphs, headings and lists below each other. */
export function drawBlocks(
  doc: TaggedDocument,
  blocks: readonly Block[],
  column: Column,
  parent: StructureElement = doc.root,
): void {
  for (const [index, block] of blocks.entries()) {
    if (index > 0) doc.y += PARAGRAPH_GAP;
    if (block.kind === 'list') drawList(doc, block.items, column, parent);
    else if (block.kind === 'heading') {
      doc.reserve(STYLE.heading.leading + 2 * STYLE.body.leading);
      doc.flow(doc.element('P', parent), block.content, STYLE.heading, column);
    } else doc.flow(doc.element('P', parent), block.content, STYLE.body, column);
  }
}

/** What an entry needs at the end of a page, or its mark would stand there alone. */
function roomToBegin(doc: TaggedDocument, { blocks }: ListItem, width: number): number {
  const [first] = blocks;
  if (!first) return STYLE.body.leading;
  if (first.kind === 'list') {
    const [entry] = first.items;
    return entry ? roomToBegin(doc, entry, width - LIST_INDENT) : STYLE.body.leading;
  }
  if (first.kind === 'heading') return STYLE.heading.leading + 2 * STYLE.body.leading;
  const { length } = doc.layOut(first.content, STYLE.body, width);
  return Math.min(length, LINES_TO_BEGIN) * STYLE.body.leading;
}

function drawList(
  doc: TaggedDocument,
  items: readonly ListItem[],
  column: Column,
  parent: StructureElement,
): void {
  const list = doc.element('L', parent);
  const inner = { x: column.x + LIST_INDENT, width: column.width - LIST_INDENT };
  for (const item of items) {
    doc.reserve(roomToBegin(doc, item, inner.width));
    const entry = doc.element('LI', list);
    const mark = doc.layOut([{ text: item.mark }], STYLE.label, LIST_INDENT * 2);
    doc.draw(doc.element('Lbl', entry), mark, STYLE.label, column);
    const body = doc.element('LBody', entry);
    if (item.blocks.length === 0) doc.y += STYLE.body.leading;
    drawBlocks(doc, item.blocks, inner, body);
    doc.y += 2;
  }
}
