import type { StaffLanguage } from '../../../platform/context/index.js';
import type { Duration, Figures } from '../analytics-figures.js';
import type { Days } from '../analytics-period.js';

/** Figures of a week, and of the one before where there was one. */
export interface Week extends Days {
  now: Figures;
  before: Figures | null;
}

const LOCALES: Record<StaffLanguage, string> = { de: 'de-DE', en: 'en-GB' };

const TEXTS = {
  de: {
    unmeasured: 'nicht gemessen',
    before: (now: string, before: string) => `${now} (Woche davor: ${before})`,
    hours: 'Std.',
    conversations: 'Gespräche',
    resolved: 'Ohne das Team gelöst',
    handedOver: 'An das Team übergeben',
    emergencies: 'Notfälle',
    personResponse: 'Zeit bis zur Antwort des Teams',
    helpful: 'Hilfreiche Antworten',
    gaps: 'Fragen ohne gute Antwort',
  },
  en: {
    unmeasured: 'not measured',
    before: (now: string, before: string) => `${now} (week before: ${before})`,
    hours: 'h',
    conversations: 'Conversations',
    resolved: 'Resolved without staff',
    handedOver: 'Handed over to staff',
    emergencies: 'Emergencies',
    personResponse: 'Time until staff answered',
    helpful: 'Helpful answers',
    gaps: 'Questions without a good answer',
  },
} satisfies Record<StaffLanguage, object>;

/** How mails of the week write days and figures in one language. */
export function weekWriting(language: StaffLanguage) {
  const locale = LOCALES[language];
  const texts = TEXTS[language];
  const numbers = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

  const count = (value: number) => numbers.format(value);
  const share = (value: number | null) =>
    value === null ? texts.unmeasured : percent.format(value);

  /** Seconds as people say them. */
  function duration(value: Duration | null): string {
    if (value === null) return texts.unmeasured;
    const { median } = value;
    if (median < 90) return `${count(Math.round(median))} s`;
    const minutes = median / 60;
    return minutes < 90
      ? `${count(Math.round(minutes))} min`
      : `${count(Math.round(minutes / 6) / 10)} ${texts.hours}`;
  }

  /** One figure, beside that of the week before. */
  const row = (week: Week, name: string, write: (figures: Figures) => string) => {
    const [now, before] = [write(week.now), week.before && write(week.before)];
    return [name, before === null ? now : texts.before(now, before)] as const;
  };

  return {
    count,
    day: (day: string) => days.format(new Date(day)),
    share,
    usd: (value: number | null) => (value === null ? texts.unmeasured : dollars.format(value)),
    row,
    /** What every mail of the week tells. */
    rows: (week: Week) => [
      row(week, texts.conversations, (of) => count(of.conversations)),
      row(week, texts.resolved, (of) => share(of.resolvedShare)),
      row(week, texts.handedOver, (of) => count(of.handedOver)),
      row(week, texts.emergencies, (of) => count(of.emergencies)),
      row(week, texts.personResponse, (of) => duration(of.personResponse)),
      row(week, texts.helpful, (of) => share(of.helpfulShare)),
      row(week, texts.gaps, (of) => count(of.openedQuestions)),
    ],
  };
}
