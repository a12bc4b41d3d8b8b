import { takeAmounts, takeNumbering } from './amount-mentions.js';
import { takeAddresses, takePhones } from './contact-mentions.js';
import { monthOf } from './measures.js';
import { readCalendarWords, takeDates, takeTimes } from './moment-mentions.js';
import { readNames } from './name-mentions.js';
import { type Mention, type ReadingOptions, Scan } from './scan.js';

/**
 * The facts in a text: numbers with and without a measure, times, dates, phone numbers, addresses
 * of mail, web, street and bank, and persons; in the order in which they are understood.
 */
export function factsIn(text: string, options: ReadingOptions): Mention[] {
  const scan = new Scan(text, options);
  takeNumbering(scan, (word) => monthOf(word) !== undefined);
  takeAddresses(scan);
  takeDates(scan);
  takeTimes(scan);
  takePhones(scan);
  takeAmounts(scan);
  readCalendarWords(scan);
  readNames(scan);
  return scan.mentions;
}
