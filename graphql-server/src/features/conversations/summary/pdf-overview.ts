import { CONTENT_WIDTH, PAGE, type TaggedDocument } from '../../../platform/pdf/index.js';
import { readAnswer } from './answer-blocks.js';
import { formatBytes, formatFileType, formatPeriod } from './german-format.js';
import { columnAt, drawBlocks } from './pdf-blocks.js';
import { COLOR, STYLE } from './pdf-style.js';
import { drawRow } from './pdf-table.js';
import {
  attachmentsOf,
  type ConversationSummary,
  fullName,
  hasPerson,
  type SummaryAttachment,
} from './summary-data.js';
import { isDone } from './summary-subject.js';
import { urgencyText } from './urgency-text.js';

/** Name of the document, also shown in the reader's title bar. */
export const DOCUMENT_TITLE = 'Gesprächszusammenfassung';

/** Space that a section's title and its first lines need together. */
const SECTION_START = 80;

/** Room for the logo, in points. */
const LOGO = { width: 180, height: 44 };

/** Name and contact of the company on the first page. */
export function drawLetterhead(doc: TaggedDocument, { company }: ConversationSummary): void {
  const half = CONTENT_WIDTH / 2;
  const senderStyle = { ...STYLE.sender, color: company.brandColor ?? COLOR.accent };
  doc.y = 48;
  if (company.logo) {
    const place = { x: PAGE.left, ...LOGO, align: 'left' as const };
    doc.picture(doc.root, company.logo, { ...place, description: `Logo von ${company.name}` });
    doc.y += LOGO.height + 8;
  }
  const top = doc.y;
  doc.flow(doc.element('P'), [{ text: company.name }], senderStyle, { width: half + 60 });
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
  doc.fill(PAGE.left, doc.y, CONTENT_WIDTH, 1.2, company.brandColor ?? COLOR.accent);
  doc.y += 18;
}

/** Title with its urgency, the person and the conversation that it is about. */
export function drawTitle(doc: TaggedDocument, data: ConversationSummary): void {
  const { endUser, startedAt, endedAt, reference } = data;
  drawBadge(doc, data);
  doc.flow(doc.element('H1'), [{ text: DOCUMENT_TITLE }], STYLE.title);
  doc.bookmark(DOCUMENT_TITLE);
  const role = endUser.type === 'Owner' ? 'Eigentümer/in' : 'Mieter/in';
  const who = [`${fullName(endUser)} (${role})`, homeOf(endUser)].filter(Boolean).join(', ');
  doc.flow(doc.element('P'), [{ text: who, bold: true }], STYLE.body);
  const kind = hasPerson(data) ? 'Gespräch' : 'Gespräch mit dem KI-Assistenten';
  const subtitle = `${kind} vom ${formatPeriod(startedAt, endedAt)} · Vorgang ${reference}`;
  doc.flow(doc.element('P'), [{ text: subtitle }], STYLE.note);
}

/** How soon the staff have to act, at the right of the title, in a colour and in words. */
function drawBadge(doc: TaggedDocument, data: ConversationSummary): void {
  const urgency = urgencyText(data);
  const done = isDone(data);
  const text = urgency || (done ? 'Keine Aufgabe offen' : 'Bitte bearbeiten');
  const isAlarm = data.urgency === 'EMERGENCY' || data.danger !== undefined;
  const calm = done ? COLOR.done : COLOR.accent;
  const color = isAlarm ? COLOR.alarm : urgency ? COLOR.hurry : calm;
  const line = doc.shorten(text, STYLE.badge, 165);
  const width = line.width + 20;
  const top = doc.y;
  doc.fill(PAGE.width - PAGE.right - width, top + 5, width, 20, color, 4);
  doc.y = top + 8.5;
  doc.draw(doc.element('P'), [line], STYLE.badge, { x: PAGE.width - PAGE.right - width + 10 });
  doc.y = top;
}

/** How the person is reached. */
export function drawContact(doc: TaggedDocument, { endUser }: ConversationSummary): void {
  startSection(doc, 'Kontakt');
  const table = doc.element('Table');
  doc.fill(PAGE.left, doc.y, CONTENT_WIDTH, 0.6, COLOR.hairline);
  const rows: [string, string][] = [
    ['Telefon', endUser.phone],
    ['E-Mail', endUser.email],
    ['Objekt', [endUser.address, homeOf(endUser)].filter(Boolean).join(', ')],
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
  doc.y += 14;
  doc.reserve(room);
  doc.flow(doc.element('H2'), [{ text: title }], STYLE.section);
  doc.bookmark(title);
  doc.y += 4;
}

export function drawSummary(doc: TaggedDocument, { summary }: ConversationSummary): void {
  doc.bookmark('Zusammenfassung');
  doc.y += 14;
  drawBlocks(doc, readAnswer(summary), columnAt(0));
}

/** The files of the conversation: pictures small, others by name; nothing if there are none. */
export function drawAttachments(doc: TaggedDocument, { messages }: ConversationSummary): void {
  const attachments = attachmentsOf(messages);
  if (attachments.length === 0) return;
  const pictures = attachments.filter(({ thumbnail }) => thumbnail);
  const others = attachments.filter(({ thumbnail }) => !thumbnail);
  startSection(doc, 'Anhänge');
  drawPictures(doc, pictures);
  if (others.length === 0) return;
  const table = doc.element('Table');
  const columns = [
    { x: 0, width: 290, style: STYLE.body, namesRow: true },
    { x: 302, width: 60, style: STYLE.body },
    { x: 374, width: CONTENT_WIDTH - 374, style: STYLE.body },
  ];
  for (const { originalName, fileSize, mimeType } of others) {
    drawRow(doc, table, columns, [originalName, formatBytes(fileSize), formatFileType(mimeType)]);
  }
}

/** Where the company's privacy notice and imprint are; readers make links of addresses. */
export function drawLegalPages(
  doc: TaggedDocument,
  { company: { pages } }: ConversationSummary,
): void {
  if (!pages) return;
  doc.reserve(2 * STYLE.note.leading + 14);
  doc.y += 14;
  for (const text of [`Datenschutz: ${pages}/privacy`, `Impressum: ${pages}/imprint`]) {
    doc.flow(doc.element('P'), [{ text }], STYLE.note);
  }
}

const PICTURES_A_ROW = 4;
const PICTURE_GAP = 10;
const PICTURE_WIDTH = (CONTENT_WIDTH - (PICTURES_A_ROW - 1) * PICTURE_GAP) / PICTURES_A_ROW;
const PICTURE_HEIGHT = 68;
const ROW_HEIGHT = PICTURE_HEIGHT + 2 * STYLE.note.leading + 8;

/** Pictures in rows, each with its name and size below it. */
function drawPictures(doc: TaggedDocument, pictures: readonly SummaryAttachment[]): void {
  for (let start = 0; start < pictures.length; start += PICTURES_A_ROW) {
    doc.reserve(ROW_HEIGHT);
    const top = doc.y;
    for (const [column, file] of pictures.slice(start, start + PICTURES_A_ROW).entries()) {
      doc.y = top;
      drawPicture(doc, file, PAGE.left + column * (PICTURE_WIDTH + PICTURE_GAP));
    }
    doc.y = top + ROW_HEIGHT;
  }
}

function drawPicture(doc: TaggedDocument, file: SummaryAttachment, x: number): void {
  const { originalName, fileSize, mimeType, thumbnail } = file;
  if (!thumbnail) return;
  const box = doc.element('Sect');
  const place = { x, width: PICTURE_WIDTH, height: PICTURE_HEIGHT };
  doc.picture(box, thumbnail, { ...place, description: `Bild ${originalName}` });
  doc.y += PICTURE_HEIGHT + 3;
  const caption = [originalName, `${formatBytes(fileSize)}, ${formatFileType(mimeType)}`];
  const lines = caption.map((text) => doc.shorten(text, STYLE.note, PICTURE_WIDTH));
  doc.draw(doc.element('P', box), lines, STYLE.note, { x });
}
