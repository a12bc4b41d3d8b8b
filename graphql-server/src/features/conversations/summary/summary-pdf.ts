import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CONTENT_WIDTH, PAGE, TaggedDocument } from '../../../platform/pdf/index.js';
import {
  DOCUMENT_TITLE,
  drawAttachments,
  drawContact,
  drawLegalPages,
  drawLetterhead,
  drawSummary,
  drawTitle,
} from './pdf-overview.js';
import { COLOR, STYLE } from './pdf-style.js';
import { drawTranscript } from './pdf-transcript.js';
import { type ConversationSummary, fullName } from './summary-data.js';

/** Says that what is in the document is the work of an AI; programs find it in the metadata. */
const AI_GENERATED = 'KI-generiert';
const AI_KEYWORDS = 'KI-generiert, AI-generated';

/** Media type of the file that {@link renderSummaryPdf} makes. */
export const PDF_TYPE = 'application/pdf';

/**
 * The document that the property-management team gets: its first page says what to do and for which
 * person, then comes the transcript.
 * The same data gives the same bytes, so a repeated job does not make a second version. The work is
 * done in small pieces, because answers being streamed meanwhile must not wait for it.
 */
export async function renderSummaryPdf(data: ConversationSummary): Promise<Buffer> {
  const doc = new TaggedDocument({
    title: `${DOCUMENT_TITLE}: ${fullName(data.endUser)}`,
    author: data.company.name,
    subject: `Vorgang ${data.reference} · ${AI_GENERATED}`,
    keywords: AI_KEYWORDS,
    createdAt: data.endedAt,
  });
  const overview = [drawLetterhead, drawTitle, drawSummary, drawContact, drawAttachments];
  for (const draw of [...overview, drawLegalPages]) {
    draw(doc, data);
    await yieldToEventLoop();
  }
  // The tasks are on a page of their own, which can be passed on.
  doc.breakPage();
  await drawTranscript(doc, data);
  stampPages(doc, data);
  await yieldToEventLoop();
  return doc.finish();
}

/** File name of the document, safe on every system. */
export const summaryFileName = ({ reference }: ConversationSummary) =>
  `Gespraechszusammenfassung-${reference.replace(/[^A-Za-z0-9-]/g, '')}.pdf`;

/** Adds what stands outside the text flow: page numbers, and whose document a loose page is. */
function stampPages(doc: TaggedDocument, { company, reference }: ConversationSummary): void {
  const style = STYLE.running;
  for (let page = 0; page < doc.pageCount; page += 1) {
    if (page > 0) {
      doc.stamp(page, company.name, style, 40, 'left');
      doc.stamp(page, `${DOCUMENT_TITLE} · Vorgang ${reference}`, style, 40, 'right');
      doc.fill(PAGE.left, 55, CONTENT_WIDTH, 0.6, COLOR.hairline);
    }
    const bottom = PAGE.height - 46;
    doc.stamp(page, `${company.name} · ${company.phone} · ${AI_GENERATED}`, style, bottom, 'left');
    doc.stamp(page, `Seite ${page + 1} von ${doc.pageCount}`, style, bottom, 'right');
  }
}
