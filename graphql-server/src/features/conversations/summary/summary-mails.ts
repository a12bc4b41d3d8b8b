import { readSummarySections, type SummarySection } from '../../../platform/ai/index.js';
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
import type { ForwardedFiles } from './forwarded-files.js';
import { formatBytes, formatDayIn, formatPeriod } from './german-format.js';
import { attachmentsOf, type ConversationSummary, fullName, hasPerson } from './summary-data.js';
import { teamSubject } from './summary-subject.js';
import { TENANT_TEXTS, type TenantTexts } from './tenant-texts.js';
import { linkList, urgencyText } from './urgency-text.js';

/** A mail about a conversation; the caller adds the recipient, and the PDF where it belongs. */
export interface SummaryMail extends RenderedMail {
  /** Whose name stands beside our address. */
  fromName: string;
  /** The person that an answer reaches. */
  replyTo: string;
  isAiGenerated: true;
}

/** The mail to the person who chatted, in their language: summary, and what happens next. */
export function summaryMailForTenant(data: ConversationSummary): SummaryMail {
  const { company, endUser, startedAt, reference, language } = data;
  const texts = TENANT_TEXTS[language];
  const day = formatDayIn(language, startedAt);
  const rendered = renderMail({
    language,
    subject: texts.subject(company.name),
    preheader: texts.preheader(day, reference),
    sender: company,
    blocks: [
      paragraph(texts.greeting(fullName(endUser))),
      paragraph(hasPerson(data) ? texts.introWithPerson(day) : texts.intro(day)),
      note(texts.aiGenerated),
      panel(summaryForTenant(data.summary, texts)),
      ...(texts.inGerman ? [note(texts.inGerman)] : []),
      ...attachmentList(data, texts.attachments),
      heading(texts.nextTitle),
      paragraph(texts.next),
      paragraph(texts.add),
      facts(
        [texts.phone, company.phone],
        [texts.email, company.email],
        [texts.reference, reference],
      ),
      paragraph(`${texts.regards}\n${company.name}`),
      note(texts.notice),
    ],
  });
  return {
    ...rendered,
    fromName: company.name,
    replyTo: company.recordsEmail,
    isAiGenerated: true,
  };
}

/** The mail to the property-management team, with the PDF attached. */
export function summaryMailForTeam(
  data: ConversationSummary,
  { attached, linked }: ForwardedFiles = { attached: [], linked: [] },
): SummaryMail {
  const { company, endUser, startedAt, endedAt, reference } = data;
  const nextStep = readSummarySections(data.summary).get('nextStep');
  const urgency = urgencyText(data);
  const rendered = renderMail({
    language: 'de',
    subject: teamSubject(data),
    preheader: nextStep ?? `${formatPeriod(startedAt, endedAt)}, Zusammenfassung als PDF im Anhang`,
    sender: company,
    blocks: [
      ...(urgency ? [paragraph([{ text: urgency, bold: true }])] : []),
      paragraph([
        { text: fullName(endUser), bold: true },
        { text: ` hat ein Gespräch ${hasPerson(data) ? '' : 'mit dem KI-Assistenten '}beendet.` },
      ]),
      note(TENANT_TEXTS.de.aiGenerated),
      panel(readAnswer(data.summary)),
      heading('Kontakt'),
      facts(
        [endUser.type === 'Owner' ? 'Eigentümer/in' : 'Mieter/in', fullName(endUser)],
        ['Telefon', endUser.phone],
        ['E-Mail', endUser.email],
        ['Objekt', endUser.address],
        ['Wohnung', [endUser.apartmentNumber, endUser.roomIndication].filter(Boolean).join(', ')],
        ['Gespräch', formatPeriod(startedAt, endedAt)],
        ['Vorgang', reference],
      ),
      ...(attached.length > 0
        ? [
            heading('Dateien im Anhang'),
            bulletList(attached.map(({ file, filename }) => named(filename, file.fileSize))),
          ]
        : []),
      ...(linked.length > 0
        ? [
            heading('Dateien zum Herunterladen'),
            paragraph('Diese Dateien öffnen Sie nach der Anmeldung im Portal:'),
            ...linkList(linked),
          ]
        : []),
      paragraph(
        'Das vollständige Gespräch liegt als PDF bei. Eine Antwort auf diese E-Mail geht an die Person, die das Gespräch geführt hat.',
      ),
      note(
        hasPerson(data)
          ? 'Die Zusammenfassung und die Antworten des KI-Assistenten wurden nicht von einem Menschen geprüft.'
          : 'Zusammenfassung und Antworten wurden von einem KI-Assistenten erstellt und nicht von einem Menschen geprüft.',
      ),
    ],
  });
  return { ...rendered, fromName: company.name, replyTo: endUser.email, isAiGenerated: true };
}

/** Without what the team should do next, which promises nothing to the person. */
function summaryForTenant(summary: string, { sections }: TenantTexts): MailBlock[] {
  const found = readSummarySections(summary);
  if (found.size === 0) return readAnswer(summary);
  const titles = Object.entries(sections) as [SummarySection, string][];
  return titles.flatMap(([section, title]) => {
    const body = found.get(section);
    return body ? [heading(title), ...readAnswer(body)] : [];
  });
}

function attachmentList({ messages }: ConversationSummary, title: string): MailBlock[] {
  const attachments = attachmentsOf(messages);
  if (attachments.length === 0) return [];
  return [heading(title), bulletList(attachments.map((f) => named(f.originalName, f.fileSize)))];
}

const named = (name: string, bytes: number) => `${name} (${formatBytes(bytes)})`;
