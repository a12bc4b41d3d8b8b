import { TIME_ZONE } from '../../../platform/german/index.js';

import { TENANT_TEXTS } from '../../conversations/index.js';
import { button, facts, paragraph, type RenderedMail, renderMail } from '../../mail/index.js';
import type { Company } from '../../companies/index.js';
import type { PrivacyRequest } from '../privacy-request.entity.js';
import { REQUEST_WORDS, type RequestWords } from './tenant-words.js';

const germanDay = new Intl.DateTimeFormat('de-DE', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: TIME_ZONE },
});

/** A day as all mails write it. */
export const dayOf = (moment: Date): string => germanDay.format(moment);

/** What a tenant or owner is told: made of the words of their language. */
export type TenantNews = (words: RequestWords) => readonly string[];

/** Tells a person what became of their request; nothing of their data is in it. */
export function tenantMail(
  request: PrivacyRequest,
  company: Company,
  { news, chatUrl }: { news: TenantNews; chatUrl?: string | undefined },
): RenderedMail {
  const { language, kind, personName } = request;
  const words = REQUEST_WORDS[language];
  const lines = news(words);
  return renderMail({
    language,
    subject: words.subject(company.name),
    preheader: lines[0] ?? '',
    sender: company,
    blocks: [
      paragraph(TENANT_TEXTS[language].greeting(personName)),
      paragraph(kind === 'EXPORT' ? words.exportAsked : words.erasureAsked),
      ...lines.map((line) => paragraph(line)),
      ...(chatUrl ? [button(words.open, chatUrl)] : []),
      paragraph(`${TENANT_TEXTS[language].regards}\n${company.name}`),
    ],
  });
}

const ASKED = {
  EXPORT: 'Auskunft über die gespeicherten Daten',
  ERASURE: 'Löschung der gespeicherten Daten',
};

/** Why the company is written to: something new, or days that are left; 0 once it is overdue. */
export type TeamOccasion = 'new' | 14 | 3 | 0;

/** Tells the company of a request, or reminds it of one. */
export function teamMail(
  request: PrivacyRequest,
  company: Company,
  { occasion, link }: { occasion: TeamOccasion; link: string },
): RenderedMail {
  const { kind, personName, requestedAt, dueAt } = request;
  const due = dayOf(dueAt);
  const [subject, intro] = wordsFor(occasion, due);
  return renderMail({
    language: 'de',
    subject,
    preheader: `${personName}: ${ASKED[kind]}`,
    sender: company,
    blocks: [
      paragraph(intro),
      facts(
        ['Person', personName],
        ['Anliegen', ASKED[kind]],
        ['Eingegangen', dayOf(requestedAt)],
        ['Frist', due],
      ),
      paragraph(
        'Bitte prüfen Sie, ob die Anfrage von dieser Person kommt, und bestätigen Sie sie, lehnen Sie sie mit einer Begründung ab oder verlängern Sie die Frist einmal um zwei Monate. Die Person erfährt davon.',
      ),
      button('Anfrage öffnen', link),
    ],
  });
}

function wordsFor(occasion: TeamOccasion, due: string): readonly [subject: string, intro: string] {
  if (occasion === 'new') {
    return [
      'Neue Anfrage zum Datenschutz',
      `Im Chat ist eine Anfrage zu persönlichen Daten eingegangen. Das Gesetz verlangt, dass sie bis zum ${due} erledigt ist.`,
    ];
  }
  if (occasion === 0) {
    return [
      'Überfällig: Anfrage zum Datenschutz',
      `Die Frist für diese Anfrage ist am ${due} abgelaufen, und sie ist noch nicht erledigt.`,
    ];
  }
  return [
    `Noch ${occasion} Tage: Anfrage zum Datenschutz`,
    `Diese Anfrage muss bis zum ${due} erledigt sein.`,
  ];
}
