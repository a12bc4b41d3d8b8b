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
import type { Duration, Figures } from '../analytics-figures.js';
import type { Days } from '../analytics-period.js';

/** Figures of a week, and of the one before where there was one. */
export interface Week extends Days {
  now: Figures;
  before: Figures | null;
  cases: { due: number; overdue: number } | null;
}

interface MailParts {
  week: Week;
  company: Company;
  person: { id: string; name: string; email: string };
  analyticsUrl: string;
  unsubscribeUrl: string;
}

const count = new Intl.NumberFormat('de-DE');
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });
const dayText = (day: string) => day.split('-').toReversed().join('.');

const shareText = (value: number | null) =>
  value === null ? 'nicht gemessen' : percent.format(value);

/** Seconds as people say them. */
function durationText(value: Duration | null): string {
  if (value === null) return 'nicht gemessen';
  const { median } = value;
  if (median < 90) return `${count.format(Math.round(median))} s`;
  const minutes = median / 60;
  return minutes < 90
    ? `${count.format(Math.round(minutes))} min`
    : `${count.format(Math.round(minutes / 6) / 10)} Std.`;
}

/** The mail of a week to one person; the week and the person make it one mail, however often it is asked for. */
export function weeklyFiguresMail(parts: MailParts): NewMail {
  const { week, company, person, analyticsUrl, unsubscribeUrl } = parts;
  const { now, before, cases, from, to } = week;
  const row = (name: string, write: (figures: Figures) => string) =>
    [name, before ? `${write(now)} (Woche davor: ${write(before)})` : write(now)] as const;
  const subject = `Ihre Woche vom ${dayText(from)} bis ${dayText(to)}`;
  return {
    ...renderMail({
      language: 'de',
      subject,
      preheader: `${count.format(now.conversations)} Gespräche, ${count.format(now.stillOpenQuestions)} Fragen noch ohne gute Antwort`,
      sender: company,
      blocks: [
        heading(subject),
        paragraph(`Guten Tag ${person.name},`),
        paragraph(
          now.conversations === 0
            ? 'in dieser Woche gab es keine neuen Gespräche.'
            : 'so haben der Assistent und Ihr Team in dieser Woche geantwortet:',
        ),
        facts(
          row('Gespräche', (of) => count.format(of.conversations)),
          row('Ohne Mitarbeiter gelöst', (of) => shareText(of.resolvedShare)),
          row('An Mitarbeiter übergeben', (of) => count.format(of.handedOver)),
          row('Notfälle', (of) => count.format(of.emergencies)),
          row('Zeit bis zur Antwort eines Mitarbeiters', (of) => durationText(of.personResponse)),
          row('Hilfreiche Antworten', (of) => shareText(of.helpfulShare)),
          row('Fragen ohne gute Antwort', (of) => count.format(of.openedQuestions)),
          [
            'Fällige Vorgänge',
            cases
              ? `${count.format(cases.due)}, davon überfällig: ${count.format(cases.overdue)}`
              : '',
          ],
        ),
        button('Alle Auswertungen', analyticsUrl),
        note(`Sie möchten diese Mail nicht mehr erhalten? ${unsubscribeUrl}`),
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
