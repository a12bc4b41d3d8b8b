import type { Company } from '../../companies/index.js';
import {
  button,
  facts,
  heading,
  type NewMail,
  note,
  paragraph,
  renderMail,
} from '../../mail/index.js';
import type { StaffLanguage } from '../../../platform/context/index.js';
import { type Week, weekWriting } from './week-writing.js';

/** Whom a mail of the week goes to. */
export interface Reader {
  id: string;
  name: string;
  email: string;
  language: StaffLanguage;
}

interface MailParts {
  /** With the cases that wait, for those who may see them. */
  week: Week & { cases: { due: number; overdue: number } | null };
  company: Company;
  person: Reader;
  analyticsUrl: string;
  unsubscribeUrl: string;
}

const TEXTS = {
  de: {
    subject: (from: string, to: string) => `Ihre Woche vom ${from} bis ${to}`,
    preheader: (conversations: string, gaps: string) =>
      `${conversations} Gespräche, ${gaps} Fragen noch ohne gute Antwort`,
    hello: (name: string) => `Guten Tag ${name},`,
    nothing: 'in dieser Woche gab es keine neuen Gespräche.',
    intro: 'so haben der Assistent und Ihr Team in dieser Woche geantwortet:',
    cases: 'Fällige Vorgänge',
    due: (due: string, overdue: string) => `${due}, davon überfällig: ${overdue}`,
    all: 'Alle Auswertungen',
    unsubscribe: (url: string) => `Sie möchten diese Mail nicht mehr erhalten? ${url}`,
  },
  en: {
    subject: (from: string, to: string) => `Your week from ${from} to ${to}`,
    preheader: (conversations: string, gaps: string) =>
      `${conversations} conversations, ${gaps} questions still without a good answer`,
    hello: (name: string) => `Hello ${name},`,
    nothing: 'there were no new conversations this week.',
    intro: 'this is how the assistant and your team have answered this week:',
    cases: 'Cases due',
    due: (due: string, overdue: string) => `${due}, of them overdue: ${overdue}`,
    all: 'All analytics',
    unsubscribe: (url: string) => `You do not want this mail any more? ${url}`,
  },
} satisfies Record<StaffLanguage, object>;

/** The mail of a week to one person; the week and the person make it one mail, however often it is asked for. */
export function weeklyFiguresMail(parts: MailParts): NewMail {
  const { week, company, person, analyticsUrl, unsubscribeUrl } = parts;
  const { now, cases, from, to } = week;
  const texts = TEXTS[person.language];
  const { count, day, rows } = weekWriting(person.language);
  const subject = texts.subject(day(from), day(to));
  return {
    ...renderMail({
      language: person.language,
      subject,
      preheader: texts.preheader(count(now.conversations), count(now.stillOpenQuestions)),
      sender: company,
      blocks: [
        heading(subject),
        paragraph(texts.hello(person.name)),
        paragraph(now.conversations === 0 ? texts.nothing : texts.intro),
        facts(...rows(week), [
          texts.cases,
          cases ? texts.due(count(cases.due), count(cases.overdue)) : '',
        ]),
        button(texts.all, analyticsUrl),
        note(texts.unsubscribe(unsubscribeUrl)),
      ],
    }),
    dedupeKey: `weekly-figures:${person.id}:${from}`,
    companyId: company.id,
    to: person.email,
    fromName: company.name,
    replyTo: company.email,
    unsubscribeUrl,
  };
}
