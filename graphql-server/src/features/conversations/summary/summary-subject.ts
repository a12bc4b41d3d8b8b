import { hasOpenTask } from '../../../platform/ai/index.js';
import { toHeaderText } from '../../../platform/mail/index.js';
import { type ConversationSummary, fullName } from './summary-data.js';

const MAX_TOPIC = 46;
const MAX_NAME = 45;
const MAX_HOME = 55;

/**
 * Longest subject that is sent; each part has a bound of its own, so that the end is never lost.
 */
export const MAX_SUBJECT = 200;

/** What it is about, how urgent, who, where: all that decides which mail is opened first. */
export function teamSubject(data: ConversationSummary): string {
  const { endUser, reference } = data;
  const name = toHeaderText(fullName(endUser), MAX_NAME);
  const home = toHeaderText(homeOf(endUser), MAX_HOME);
  const rest = isDone(data) ? ' – keine Aufgabe offen' : '';
  const line = `${headline(data)}: ${[name, home].filter(Boolean).join(', ')}${rest} (#${reference})`;
  return toHeaderText(line, MAX_SUBJECT);
}

/** e.g. `NOTFALL Gasgeruch`, `Heizung, dringend`, `Frage zu „Haustiere“`. */
function headline(data: ConversationSummary): string {
  const { urgency, danger } = data;
  const topic = toHeaderText(data.topic ?? '', MAX_TOPIC);
  if (urgency === 'EMERGENCY' || danger)
    return ['NOTFALL', danger ?? topic].filter(Boolean).join(' ');
  const wish = data.wantsPerson ? 'Rückruf gewünscht' : '';
  const named = topic && isDone(data) ? `Frage zu „${topic}“` : topic;
  const about = [named, wish].filter(Boolean).join(', ') || 'Neues Gespräch';
  return urgency === 'HIGH' ? `${about}, dringend` : about;
}

/** Whether nothing is left to do. */
export const isDone = ({ urgency, danger, wantsPerson, summary }: ConversationSummary): boolean =>
  urgency === 'NORMAL' && !danger && !wantsPerson && !hasOpenTask(summary);

/** The street and the home, as people name them on the telephone. */
function homeOf({ address, apartmentNumber }: ConversationSummary['endUser']): string {
  const street = address.split(/[,\n]/)[0]?.trim() ?? '';
  const home = /^\d+\s?[a-z]?$/i.test(apartmentNumber.trim())
    ? `Whg. ${apartmentNumber.trim()}`
    : apartmentNumber.trim();
  return [street, home].filter(Boolean).join(', ');
}
