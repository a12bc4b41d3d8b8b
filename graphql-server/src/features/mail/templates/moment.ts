import type { StaffLanguage } from '../../../platform/context/index.js';
import { TIME_ZONE } from '../../../platform/german/index.js';

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });

const MOMENT = { de: format('de-DE'), en: format('en-GB') };
const ZONE = { de: 'Berliner Zeit', en: 'Berlin time' };

/** A moment, or a window of time, in the time of the homes that are managed, with the zone named. */
export const formatMoment = (moment: Date, language: StaffLanguage, until?: Date | null) => {
  const said = MOMENT[language];
  const time = until ? said.formatRange(moment, until) : said.format(moment);
  return `${time} (${ZONE[language]})`;
};
