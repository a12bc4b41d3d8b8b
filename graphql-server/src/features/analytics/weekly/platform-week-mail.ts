import {
  bulletList,
  button,
  facts,
  heading,
  type MailBlock,
  type NewMail,
  note,
  paragraph,
  renderMail,
} from '../../mail/index.js';
import type { StaffLanguage } from '../../../platform/context/index.js';
import type { CompanyFigures } from '../all-figures.js';
import type { AttentionReason } from '../attention.js';
import type { Reader } from './weekly-figures-mail.js';
import { type Week, weekWriting } from './week-writing.js';

/** A week over all companies. */
export interface PlatformWeek extends Week {
  /** The busiest first. */
  companies: readonly CompanyFigures[];
}

/** Companies that a list of the mail names; the others are counted. */
const MOST_NAMED = 10;
const BUSIEST = 5;

const TEXTS = {
  de: {
    subject: (from: string, to: string) => `Alle Hausverwaltungen: die Woche vom ${from} bis ${to}`,
    preheader: (conversations: string, companies: string) =>
      `Gespräche: ${conversations}, Hausverwaltungen mit Gesprächen: ${companies}`,
    hello: (name: string) => `Guten Tag ${name},`,
    intro: 'das war die Woche bei allen Hausverwaltungen zusammen:',
    mails: 'Nicht zugestellte E-Mails',
    cost: 'Kosten der Modelle',
    attention: 'Das braucht einen Blick',
    calm: 'Nichts Auffälliges in dieser Woche.',
    busiest: 'Am meisten los war bei',
    conversations: (count: string) => (count === '1' ? '1 Gespräch' : `${count} Gespräche`),
    resolved: (share: string) => `${share} ohne das Team gelöst`,
    quiet: 'Ohne neue Gespräche',
    fallenQuiet: (before: string) => `kein Gespräch mehr (Woche davor: ${before})`,
    fewResolved: (resolved: string) => `nur ${resolved}`,
    noKnowledge: 'noch kein Wissen für den Assistenten',
    failedMails: (count: string) => `nicht zugestellte E-Mails: ${count}`,
    lateRequests: (count: string) => `überfällige Datenschutz-Anfragen: ${count}`,
    more: (count: string) => `und ${count} weitere`,
    all: 'Alle Auswertungen',
    why: 'Ob Sie diese Mail bekommen, wählen Sie in der Konsole unter „Auswertungen“.',
  },
  en: {
    subject: (from: string, to: string) => `All companies: the week from ${from} to ${to}`,
    preheader: (conversations: string, companies: string) =>
      `Conversations: ${conversations}, companies with conversations: ${companies}`,
    hello: (name: string) => `Hello ${name},`,
    intro: 'this was the week at all companies together:',
    mails: 'Mails not delivered',
    cost: 'Model costs',
    attention: 'What needs a look',
    calm: 'Nothing out of the ordinary this week.',
    busiest: 'Busiest companies',
    conversations: (count: string) => (count === '1' ? '1 conversation' : `${count} conversations`),
    resolved: (share: string) => `${share} resolved without staff`,
    quiet: 'Without new conversations',
    fallenQuiet: (before: string) => `no conversation any more (week before: ${before})`,
    fewResolved: (resolved: string) => `only ${resolved}`,
    noKnowledge: 'no knowledge for the assistant yet',
    failedMails: (count: string) => `mails not delivered: ${count}`,
    lateRequests: (count: string) => `data protection requests overdue: ${count}`,
    more: (count: string) => `and ${count} more`,
    all: 'All analytics',
    why: 'You choose in the console under "Analytics" whether you get this mail.',
  },
} satisfies Record<StaffLanguage, object>;

type Writing = ReturnType<typeof weekWriting> & { texts: (typeof TEXTS)[StaffLanguage] };

/** What of a company is out of the ordinary, in words. */
function conspicuous({ attention }: CompanyFigures, { texts, count, share }: Writing): string {
  const write: Record<AttentionReason, (value: number) => string> = {
    NO_KNOWLEDGE: () => texts.noKnowledge,
    FALLEN_QUIET: (before) => texts.fallenQuiet(count(before)),
    FEW_RESOLVED: (of) => texts.fewResolved(texts.resolved(share(of))),
    FAILED_MAILS: (mails) => texts.failedMails(count(mails)),
    LATE_REQUESTS: (requests) => texts.lateRequests(count(requests)),
  };
  return attention.map(({ reason, value }) => write[reason](value)).join('; ');
}

/** What went on at a company; how much of it without a person, where that was measured. */
function busyLine({ name, now }: CompanyFigures, { texts, count, share }: Writing): string {
  const conversations = texts.conversations(count(now.conversations));
  const resolved = now.resolvedShare === null ? [] : [texts.resolved(share(now.resolvedShare))];
  return `${name}: ${[conversations, ...resolved].join(', ')}`;
}

/** A heading with a list below it, which names some and counts the others; nothing for an empty one. */
function listOf(title: string, lines: readonly string[], { texts, count }: Writing): MailBlock[] {
  if (lines.length === 0) return [];
  const left = lines.length - MOST_NAMED;
  const named = left > 1 ? [...lines.slice(0, MOST_NAMED), texts.more(count(left))] : lines;
  return [heading(title), bulletList(named)];
}

/** The mail of a week over all companies to one administrator; sent once, like those of the companies. */
export function platformWeekMail(
  week: PlatformWeek,
  person: Reader,
  analyticsUrl: string,
): NewMail {
  const texts = TEXTS[person.language];
  const writing = { ...weekWriting(person.language), texts };
  const { count, day, row, rows, usd } = writing;
  const { companies, now, from, to } = week;
  const subject = texts.subject(day(from), day(to));
  const busy = companies.filter((one) => one.now.conversations > 0);
  const quiet = companies.filter((one) => one.now.conversations === 0);
  const striking = companies.flatMap((one) => {
    const what = conspicuous(one, writing);
    return what ? [`${one.name}: ${what}`] : [];
  });
  return {
    ...renderMail({
      language: person.language,
      subject,
      preheader: texts.preheader(count(now.conversations), count(busy.length)),
      sender: { name: 'Hausgeist' },
      blocks: [
        heading(subject),
        paragraph(texts.hello(person.name)),
        paragraph(texts.intro),
        facts(
          ...rows(week),
          row(week, texts.mails, (of) => count(of.failedMails)),
          row(week, texts.cost, (of) => usd(of.cost)),
        ),
        ...listOf(texts.attention, striking, writing),
        ...(striking.length === 0 ? [paragraph(texts.calm)] : []),
        ...listOf(
          texts.busiest,
          busy.slice(0, BUSIEST).map((one) => busyLine(one, writing)),
          writing,
        ),
        ...listOf(
          texts.quiet,
          quiet.map(({ name }) => name),
          writing,
        ),
        button(texts.all, analyticsUrl),
        note(texts.why),
      ],
    }),
    dedupeKey: `weekly-figures:${person.id}:${from}`,
    to: person.email,
  };
}
