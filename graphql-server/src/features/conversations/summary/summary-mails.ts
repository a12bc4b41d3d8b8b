import {
  bulletList,
  facts,
  heading,
  type MailBlock,
  note,
  panel,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';
import { readAnswer } from './answer-blocks.js';
import { formatBytes, formatDay, formatPeriod } from './german-format.js';
import { attachmentsOf, type ConversationSummary, fullName } from './summary-data.js';

/** A mail about a conversation; the caller adds the recipient, and the PDF where it belongs. */
export interface SummaryMail extends RenderedMail {
  /** Whose name stands beside our address. */
  fromName: string;
  /** Whom an answer reaches. */
  replyTo: string;
}

/** The mail to the person who chatted: summary, and what happens next. */
export function summaryMailForTenant(data: ConversationSummary): SummaryMail {
  const { company, endUser, startedAt, reference } = data;
  const rendered = renderMail({
    language: 'de',
    subject: `Zusammenfassung Ihres Gesprächs mit ${company.name}`,
    preheader: `Ihr Gespräch vom ${formatDay(startedAt)}, Vorgang ${reference}`,
    sender: company,
    blocks: [
      paragraph(`Guten Tag ${fullName(endUser)},`),
      paragraph(
        `vielen Dank für Ihr Gespräch mit unserem KI-Assistenten am ${formatDay(startedAt)}. Das haben wir für Sie festgehalten:`,
      ),
      panel(readAnswer(data.summary)),
      ...attachmentList(data, 'Ihre Anhänge'),
      heading('So geht es weiter'),
      paragraph(
        'Unser Team erhält diese Zusammenfassung zusammen mit dem Gesprächsverlauf als PDF und meldet sich bei Ihnen, falls noch etwas zu klären ist.',
      ),
      paragraph(
        'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail, oder rufen Sie uns an:',
      ),
      facts(['Telefon', company.phone], ['E-Mail', company.email], ['Vorgang', reference]),
      paragraph(`Mit freundlichen Grüßen\n${company.name}`),
      note(
        'Die Zusammenfassung wurde von einem KI-Assistenten erstellt. Verbindlich sind allein die Auskünfte der Hausverwaltung.',
      ),
    ],
  });
  return { ...rendered, fromName: company.name, replyTo: company.email };
}

/** The mail to the property-management team, which the PDF goes along with. */
export function summaryMailForTeam(data: ConversationSummary): SummaryMail {
  const { company, endUser, startedAt, endedAt, reference } = data;
  const home = [endUser.address, endUser.apartmentNumber, endUser.roomIndication].filter(Boolean);
  const rendered = renderMail({
    language: 'de',
    subject: `Neues Gespräch: ${[fullName(endUser), ...home].join(', ')} (${reference})`,
    preheader: `${formatPeriod(startedAt, endedAt)}, Zusammenfassung als PDF im Anhang`,
    sender: company,
    blocks: [
      paragraph('Guten Tag,'),
      paragraph([
        { text: fullName(endUser), bold: true },
        { text: ' hat ein Gespräch mit dem KI-Assistenten beendet.' },
      ]),
      facts(
        [endUser.type === 'Owner' ? 'Eigentümer/in' : 'Mieter/in', fullName(endUser)],
        ['Objekt', endUser.address],
        ['Wohnung', [endUser.apartmentNumber, endUser.roomIndication].filter(Boolean).join(', ')],
        ['E-Mail', endUser.email],
        ['Telefon', endUser.phone],
        ['Gespräch', formatPeriod(startedAt, endedAt)],
        ['Vorgang', reference],
      ),
      heading('Zusammenfassung'),
      panel(readAnswer(data.summary)),
      ...attachmentList(data, 'Anhänge des Gesprächs'),
      paragraph(
        'Das vollständige Gespräch liegt als PDF bei. Eine Antwort auf diese E-Mail geht an die Person, die das Gespräch geführt hat.',
      ),
      note(
        'Zusammenfassung und Antworten wurden von einem KI-Assistenten erstellt und nicht von einem Menschen geprüft.',
      ),
    ],
  });
  return { ...rendered, fromName: company.name, replyTo: endUser.email };
}

function attachmentList({ messages }: ConversationSummary, title: string): MailBlock[] {
  const attachments = attachmentsOf(messages);
  if (attachments.length === 0) return [];
  const entries = attachments.map((f) => `${f.originalName} (${formatBytes(f.fileSize)})`);
  return [heading(title), bulletList(entries)];
}
