import { CONTENT_WIDTH, PAGE, type TaggedDocument } from '../../../platform/pdf/index.js';
import { readAnswer } from './answer-blocks.js';
import { formatBytes, formatDay, formatFileType, formatPeriod } from './german-format.js';
import { columnAt, drawBlocks } from './pdf-blocks.js';
import { COLOR, STYLE } from './pdf-style.js';
import { drawRow } from './pdf-table.js';
import {
  attachmentsOf,
  type ConversationSummary,
  fullName,
  type SummaryAttachment,
} from './summary-data.js';
import { isDone } from './summary-subject.js';
import { urgencyText } from './urgency-text.js';

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
  doc.y = Math.max(bottom, doc.y) + 8;
  doc.fill(PAGE.left, doc.y, CONTENT_WIDTH, 1.2, COLOR.accent);
  doc.y += 18;
}

/** Title, how urgent it is, and who it is about. */
export function drawTitle(doc: TaggedDocument, data: ConversationSummary): void {
  const { endUser, startedAt } = data;
  drawBadge(doc, data);
  doc.flow(doc.element('H1'), [{ text: DOCUMENT_TITLE }], STYLE.title);
  doc.bookmark(DOCUMENT_TITLE);
  const who = [fullName(endUser), homeOf(endUser)].filter(Boolean).join(', ');
  doc.flow(doc.element('P'), [{ text: who, bold: true }], STYLE.body);
  const subtitle = `Gespräch mit dem KI-Assistenten vom ${formatDay(startedAt)}`;
  doc.flow(doc.element('P'), [{ text: subtitle }], STYLE.subtitle);
  doc.y += 8;
}

/** How soon somebody has to act, above the title, in a colour and in words. */
function drawBadge(doc: TaggedDocument, data: ConversationSummary): void {
  const urgency = urgencyText(data);
  const text = urgency || (isDone(data) ? 'Keine Aufgabe offen' : 'Bitte bearbeiten');
  const isAlarm = data.urgency === 'EMERGENCY' || data.danger;
  const color = isAlarm
    ? COLOR.alarm
    : urgency
      ? COLOR.hurry
      : isDone(data)
        ? COLOR.done
        : COLOR.accent;
  const line = doc.shorten(text, STYLE.badge, CONTENT_WIDTH - 20);
  doc.fill(PAGE.left, doc.y, line.width + 20, 20, color, 4);
  doc.y += 3.5;
  doc.draw(doc.element('P'), [line], STYLE.badge, { x: PAGE.left + 10 });
  doc.y += 24;
}

/** How the person is reached. */
export function drawContact(doc: TaggedDocument, data: ConversationSummary): void {
  const { endUser, startedAt, endedAt, reference } = data;
  startSection(doc, 'Kontakt');
  const table = doc.element('Table');
  doc.fill(PAGE.left, doc.y, CONTENT_WIDTH, 0.6, COLOR.hairline);
  const rows: [string, string][] = [
    [endUser.type === 'Owner' ? 'Eigentümer/in' : 'Mieter/in', fullName(endUser)],
    ['Telefon', endUser.phone],
    ['E-Mail', endUser.email],
    ['Objekt', endUser.address],
    ['Wohnung', homeOf(endUser)],
    ['Gespräch', formatPeriod(startedAt, endedAt)],
    ['Vorgang', reference],
  ];
  const columns = [
    { x: 0, width: 104, style: STYLE.label, namesRow: true },
    { x: 112, width: CONTENT_WIDTH - 112, style: STYLE.body },
  ];
  for (const row of rows) if (row[1].trim()) drawRow(doc, table, columns, row);
}

const homeOf = ({ apartmentNumber, roomIndication }: ConversationSummary['endUser']) =>
  [apartmentNumber, roomIndication].filter(Boolean).join(', ');

/** Starts a section with its title, on the next page unless `room` points are left on this one. */
export function startSection(doc: TaggedDocument, title: string, room = SECTION_START): void {
  doc.y += 18;
  doc.reserve(room);
  doc.flow(doc.element('H2'), [{ text: title }], STYLE.section);
  doc.bookmark(title);
  doc.y += 6;
}

export function drawSummary(doc: TaggedDocument, { summary }: ConversationSummary): void {
  startSection(doc, 'Zusammenfassung');
  drawBlocks(doc, readAnswer(summary), columnAt(0));
}

/** The files of the conversation, pictures small; nothing if there are none. */
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
  drawPictures(doc, attachments);
}

const PICTURES_A_ROW = 4;
const PICTURE_HEIGHT = 86;

/** Pictures in rows, each with its name below it. */
function drawPictures(doc: TaggedDocument, attachments: readonly SummaryAttachment[]): void {
  const pictures = attachments.flatMap((file) =>
    file.thumbnail ? [{ name: file.originalName, jpeg: file.thumbnail }] : [],
  );
  const gap = 10;
  const width = (CONTENT_WIDTH - (PICTURES_A_ROW - 1) * gap) / PICTURES_A_ROW;
  for (let start = 0; start < pictures.length; start += PICTURES_A_ROW) {
    doc.y += 12;
    doc.reserve(PICTURE_HEIGHT + STYLE.note.leading + 4);
    for (const [column, { name, jpeg }] of pictures
      .slice(start, start + PICTURES_A_ROW)
      .entries()) {
      const x = PAGE.left + column * (width + gap);
      const box = doc.element('Sect');
      doc.picture(box, jpeg, { x, width, height: PICTURE_HEIGHT, description: `Bild ${name}` });
      const top = doc.y;
      doc.y += PICTURE_HEIGHT + 3;
      doc.draw(doc.element('P', box), [doc.shorten(name, STYLE.note, width)], STYLE.note, { x });
      doc.y = top;
    }
    doc.y += PICTURE_HEIGHT + STYLE.note.leading + 3;
  }
}
