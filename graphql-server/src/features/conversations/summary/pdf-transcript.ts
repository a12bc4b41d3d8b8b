import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CONTENT_WIDTH, PAGE, type TaggedDocument } from '../../../platform/pdf/index.js';
import { type Block, readAnswer, readPlainText } from './answer-blocks.js';
import { formatBytes, formatDay, formatTime, formatWeekday } from './german-format.js';
import { columnAt, drawBlocks } from './pdf-blocks.js';
import { startSection } from './pdf-overview.js';
import { COLOR, STYLE } from './pdf-style.js';
import { type ConversationSummary, fullName, type SummaryMessage } from './summary-data.js';

/** What every reader must know before an answer of the assistant. */
export const AI_NOTICE =
  'KI-generiert: Die Antworten des KI-Assistenten wurden automatisch erstellt und nicht von einem Menschen geprüft. Verbindlich sind allein die Auskünfte der Hausverwaltung.';

const INDENT = 14;
const BAR: Record<SummaryMessage['sender'], string> = {
  user: COLOR.userBar,
  bot: COLOR.botBar,
  person: COLOR.personBar,
  system: COLOR.systemBar,
};

/** The whole conversation, with who said what and when. */
export async function drawTranscript(
  doc: TaggedDocument,
  data: ConversationSummary,
): Promise<void> {
  startSection(doc, 'Gesprächsverlauf', 150);
  drawNotice(doc, data);
  let day = formatDay(data.startedAt);
  for (const message of data.messages) {
    doc.y += 12;
    if (formatDay(message.createdAt) !== day) drawDay(doc, message.createdAt);
    day = formatDay(message.createdAt);
    drawMessage(doc, message, speakerOf(message, data));
    await yieldToEventLoop();
  }
}

/** What the person saw before the first message, as evidence. */
function shownText({ aiNotice }: ConversationSummary): string {
  if (!aiNotice) return '';
  const at = new Date(aiNotice.shownAt);
  return ` Der Hinweis darauf (Fassung ${aiNotice.version}, Sprache ${aiNotice.language}) wurde am ${formatDay(at)} um ${formatTime(at)} gezeigt.`;
}

function drawNotice(doc: TaggedDocument, data: ConversationSummary): void {
  const at = { x: PAGE.left + 10, width: CONTENT_WIDTH - 20 };
  const lines = doc.layOut([{ text: `${AI_NOTICE}${shownText(data)}` }], STYLE.note, at.width);
  const height = lines.length * STYLE.note.leading;
  doc.fill(PAGE.left, doc.y, CONTENT_WIDTH, height + 14, COLOR.tint, 4);
  doc.y += 7;
  doc.draw(doc.element('P'), lines, STYLE.note, at);
  doc.y += height + 7;
}

function drawDay(doc: TaggedDocument, date: Date): void {
  doc.reserve(90);
  doc.flow(doc.element('P'), [{ text: formatWeekday(date) }], STYLE.label);
  doc.y += 6;
}

function drawMessage(doc: TaggedDocument, message: SummaryMessage, speaker: string): void {
  // The name stays with the beginning of what was said.
  doc.reserve(STYLE.heading.leading + 3 * STYLE.body.leading);
  doc.startBar(BAR[message.sender]);
  const at = columnAt(INDENT);
  const heading = [
    { text: speaker },
    { text: `   ${formatTime(message.createdAt)}`, bold: false, color: COLOR.muted },
  ];
  doc.flow(doc.element('P'), heading, STYLE.heading, at);
  doc.y += 1;
  drawBlocks(doc, blocksOf(message), at);
  for (const text of footnotesOf(message)) {
    doc.y += 3;
    doc.flow(doc.element('P'), [{ text }], STYLE.note, at);
  }
  doc.endBar();
}

function speakerOf({ sender, author }: SummaryMessage, data: ConversationSummary): string {
  if (sender === 'person') return `${author ?? ''} (${data.company.name})`.trim();
  if (sender === 'bot') return 'KI-Assistent';
  return sender === 'user' ? fullName(data.endUser) : 'System';
}

function blocksOf({ sender, text }: SummaryMessage): Block[] {
  return sender === 'bot' ? readAnswer(text) : readPlainText(text);
}

function footnotesOf(message: SummaryMessage): string[] {
  const { attachments = [], sources = [], isError, isStopped } = message;
  const files = attachments.map((f) => `${f.originalName} (${formatBytes(f.fileSize)})`);
  const titles = sources.map(({ index, title }) => `[${index}] ${title}`);
  return [
    ...(isError ? ['Diese Anfrage konnte nicht beantwortet werden.'] : []),
    ...(isStopped ? ['Diese Antwort wurde angehalten, bevor sie fertig war.'] : []),
    ...(files.length > 0
      ? [`${files.length > 1 ? 'Anhänge' : 'Anhang'}: ${files.join(', ')}`]
      : []),
    ...(titles.length > 0
      ? [`${titles.length > 1 ? 'Quellen' : 'Quelle'}: ${titles.join(' · ')}`]
      : []),
  ];
}
