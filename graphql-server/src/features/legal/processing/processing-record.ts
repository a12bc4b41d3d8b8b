import { TIME_ZONE } from '../../../platform/german/index.js';
import type { RetentionTime } from '../../privacy/index.js';
import type { LegalLanguage } from '../processors.js';
import { RECORD_TEXTS, type RecordTexts } from './record-texts.js';
import type { Processing, Receiver } from './receivers.js';

/** The company that decides what is done with the data. */
export interface Controller {
  name: string;
  address: string;
  email: string;
  phone: string;
}

/** What a record is made of. */
export interface RecordFacts extends Processing {
  /** Missing in the record of the platform. */
  company: Controller | undefined;
  times: readonly RetentionTime[];
  at: Date;
}

/** The record of processing activities as Markdown, which people complete and programs print. */
export function renderRecord(language: LegalLanguage, facts: RecordFacts): string {
  const texts = RECORD_TEXTS[language];
  const { company, operator } = facts;
  const day = facts.at.toLocaleDateString(language, { dateStyle: 'long', timeZone: TIME_ZONE });
  return [
    `# ${texts.title}`,
    `${texts.asOf}: ${day}`,
    texts.note,
    ...(company
      ? [
          `## ${texts.controller}`,
          list([company.name, oneLine(company.address), company.email, company.phone]),
        ]
      : []),
    `## ${texts.processor}`,
    list([
      operator.name ?? texts.notSaid,
      oneLine(operator.address ?? ''),
      operator.email ?? '',
      `${texts.dataProtection}: ${operator.dataProtection ?? texts.notSaid}`,
    ]),
    `## ${texts.activities}`,
    ...texts.rows.flatMap(({ name, purpose, basis, people, data }) => [
      `### ${name}`,
      list([
        `${texts.purpose}: ${purpose}`,
        `${texts.basis}: ${basis}`,
        `${texts.people}: ${people}`,
        `${texts.data}: ${data}`,
      ]),
    ]),
    `## ${texts.receivers}`,
    list(facts.receivers.map((receiver) => receiverLine(texts, receiver))),
    ...aiLines(texts, facts),
    `## ${texts.erasure}`,
    list(
      facts.times.map(
        ({ dataClass, days }) =>
          `${texts.classes[dataClass]}: ${days === null ? texts.never : texts.days(days)}`,
      ),
    ),
    `## ${texts.measures}`,
    list(texts.measureList),
    '',
  ].join('\n\n');
}

const list = (lines: readonly string[]): string =>
  lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n');

const oneLine = (text: string): string => text.split(/\s*\n\s*/).join(', ');

function receiverLine({ kinds }: RecordTexts, { kind, host, detail }: Receiver): string {
  const place = [host, detail && `(${detail})`].filter(Boolean).join(' ');
  return place ? `${kinds[kind]}: ${place}` : kinds[kind];
}

/** What the operator states; nothing of it can be found out by the product. */
function aiLines(texts: RecordTexts, { operator: { ai }, receivers }: RecordFacts): string[] {
  if (!receivers.some(({ kind }) => kind === 'ai')) return [texts.noAi];
  return [
    `### ${texts.ai}`,
    list([
      `${texts.aiName}: ${ai.name ?? texts.notSaid}`,
      `${texts.aiRegion}: ${ai.region ?? texts.notSaid}`,
      `${texts.aiTraining}: ${ai.training ?? texts.notSaid}`,
      `${texts.aiRetention}: ${ai.retention ?? texts.notSaid}`,
    ]),
  ];
}
