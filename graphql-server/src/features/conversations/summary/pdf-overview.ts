import { CONTENT_WIDTH, PAGE, type TaggedDocument } from '../../../platform/pdf/index.js';
import { readAnswer } from './answer-blocks.js';
import { formatBytes, formatDay, formatFileType, formatPeriod } from './german-format.js';
import { columnAt, drawBlocks } from './pdf-blocks.js';
import { COLOR, STYLE } from './pdf-style.js';
import { drawRow } from './pdf-table.js';
import { attachmentsOf, type ConversationSummary, fullName } from './summary-data.js';

/** Name of the document, also shown in the reader's title bar. */
export const DOCUMENT_TITLE = 'Gesprächszusammenfassung';

/** Space that a section's title and its first lines need together. */
const SECTION_START = 80;

/** Name and contact of the company on the first page. */
export function drawLetterhead(doc: TaggedDocument, { company }: ConversationSummary): void {
  const half = CONTENT_WIDTH / 2;
  doc.y = 48;
  const top = doc.y;
  doc.flow(doc.element('P'), [{ text: company.name }], STYLE.sender, { width: half + 60 });
  doc.y += 2;
  doc.flow(doc.element('P'), [{ text: company.address }], STYLE.contact, { width: half });
  const bottom = doc.y;
  doc.y = top + 4;
  for (const text of [`Telefon ${company.phone}`, company.email]) {
    const lines = doc.layOut([{ text }], STYLE.contact, half - 60);
    const element = doc.element('P');
    for (const line of lines) {
      const x = PAGE.width - PAGE.right - line.width;
      doc.draw(element, [line], STYLE.contact, { x });
      doc.y += STYLE.contact.leading;
    }
  }
  doc.y = Math.max(bottom, doc.y) + 10;
  doc.fill(PAGE.left, doc.y, CONTENT_WIDTH, 1.2, COLOR.accent);
  doc.y += 34;
}

/** Title, and what is to be known about the conversation at a glance. */
export function drawFacts(doc: TaggedDocument, data: ConversationSummary): void {
  const { endUser, startedAt, endedAt, reference } = data;
  doc.flow(doc.element('H1'), [{ text: DOCUMENT_TITLE }], STYLE.title);
  doc.bookmark(DOCUMENT_TITLE);
  const subtitle = `Gespräch mit dem KI-Assistenten vom ${formatDay(startedAt)}`;
  doc.flow(doc.element('P'), [{ text: subtitle }], STYLE.subtitle);
  doc.y += 14;
  const table = doc.element('Table');
  doc.fill(PAGE.left, doc.y, CONTENT_WIDTH, 0.6, COLOR.hairline);
  const rows: [string, string][] = [
    [endUser.type === 'Owner' ? 'Eigentümer/in' : 'Mieter/in', fullName(endUser)],
    ['Objekt', endUser.address],
    ['Wohnung', [endUser.apartmentNumber, endUser.roomIndication].filter(Boolean).join(', ')],
    ['E-Mail', endUser.email],
    ['Telefon', endUser.phone],
    ['Gespräch', formatPeriod(startedAt, endedAt)],
    ['Vorgang', reference],
  ];
  const columns = [
    { x: 0, width: 104, style: STYLE.label, namesRow: true },
    { x: 112, width: CONTENT_WIDTH - 112, style: STYLE.body },
  ];
  for (const row of rows) if (row[1].trim()) drawRow(doc, table, columns, row);
}

/** Starts a section with its title, on the next page unless `room` points are left on this one. */
export function startSection(doc: TaggedDocument, title: string, room = SECTION_START): void {
  doc.y += 24;
  doc.reserve(room);
  doc.flow(doc.element('H2'), [{ text: title }], STYLE.section);
  doc.bookmark(title);
  doc.y += 6;
}

export function drawSummary(doc: TaggedDocument, { summary }: ConversationSummary): void {
  startSection(doc, 'Zusammenfassung');
  drawBlocks(doc, readAnswer(summary), columnAt(0));
}

/** The files of the conversation; nothing if there are none. */
export function drawAttachments(doc: TaggedDocument, { messages }: ConversationSummary): void {
  const attachments = attachmentsOf(messages);
  if (attachments.length === 0) return;
  startSection(doc, 'Anhänge');
  const table = doc.element('Table');
  const columns = [
    { x: 0, width: 290, style: STYLE.body, namesRow: true },
    { x: 302, width: 60, style: STYLE.body },
    { x: 374, width: CONTENT_WIDTH - 374, style: STYLE.body },
  ];
  const head = columns.map((column) => ({ ...column, style: STYLE.label }));
  drawRow(doc, table, head, ['Datei', 'Größe', 'Art'], true);
  for (const { originalName, fileSize, mimeType } of attachments) {
    drawRow(doc, table, columns, [originalName, formatBytes(fileSize), formatFileType(mimeType)]);
  }
}
