import type { ClosedDays, ContactDetails } from '../../ai-provider.js';
import { dayOf, inBerlin } from './berlin-time.js';
import { type OpeningHours, readOpeningHours, stateAt } from './opening-hours.js';

/** The hours in a text of a company, which is closed on its holidays; undefined where there are none. */
export function readCompanyHours(
  text: string,
  { holidays = [] }: Pick<ContactDetails, 'holidays'>,
): OpeningHours | undefined {
  const hours = readOpeningHours(text);
  return hours && { ...hours, closed: new Map(holidays.flatMap(daysOf)) };
}

/** Whether a company that writes its hours so is surely open at a moment; also where it writes none. */
export function isOfficeOpen(
  text: string | null | undefined,
  contact: Pick<ContactDetails, 'holidays'>,
  moment: Date,
): boolean {
  if (!text) return true;
  const hours = readCompanyHours(text, contact);
  return hours !== undefined && stateAt(hours, inBerlin(moment))?.isOpen === true;
}

const daysOf = ({ from, to, name }: ClosedDays): [number, string][] => {
  const first = dayOf(from);
  const count = dayOf(to) - first + 1;
  return Array.from({ length: count }, (_, index) => [first + index, name || 'geschlossen']);
};
