import type { AnswerPrompt, ContactDetails, ConversationTurn } from '../ai-provider.js';
import { theCompany, frame } from '../frames/index.js';
import { inBerlin } from './hours/berlin-time.js';
import { readCompanyHours } from './hours/company-hours.js';
import { stateAt } from './hours/opening-hours.js';
import { officeNow } from './hours/presence-reply.js';

/** A phone number or an address to write to. */
export const NAMES_SOMEBODY = /\+?\d[\d /-]{6,}\d|\S@\S/;

type EmergencyNumber = NonNullable<ContactDetails['emergencyContacts']>[number];

type Asking = Pick<AnswerPrompt, 'contact' | 'history' | 'language' | 'now'>;

/** The contact to ask, and whether it is open now; shorter once the number has been named. */
export function askThere(prompt: Asking): string {
  const { contact, language = 'de' } = prompt;
  const line =
    language === 'de' && hasNamed(contact.phone, prompt)
      ? `Am besten fragen Sie direkt nach: ${contact.phone}.`
      : frame(language).contact(contact);
  return [line, officeState(prompt)].filter(Boolean).join(' ');
}

/** Offers the contact behind an answer that names none; nothing once it was offered. */
export function offerContact(prompt: Asking): string {
  const { contact, language = 'de' } = prompt;
  if (hasNamed(contact.phone, prompt)) return '';
  return language === 'de'
    ? `Bei Rückfragen erreichen Sie ${theCompany(contact.companyName)} unter ${contact.phone} oder ${contact.email}.`
    : frame(language).contact(contact);
}

/** The office hours, once in a conversation; and whether the office is open now. */
export function officeLine(prompt: Asking): string {
  const { contact, language = 'de' } = prompt;
  const { officeHours } = contact;
  if (!officeHours) return '';
  if (language !== 'de') return `(${officeHours})`;
  const times = hasNamed(officeHours, prompt)
    ? ''
    : `Bürozeiten: ${officeHours.replace(/\.$/, '')}.`;
  return [times, officeState(prompt)].filter(Boolean).join(' ');
}

/** Whether the office is open now, if its hours can be read; not twice in a row. */
export function officeState({ contact, language = 'de', now, history }: Asking): string {
  const hours = readCompanyHours(contact.officeHours ?? '', contact);
  if (!hours || !now || language !== 'de') return '';
  const state = officeNow(hours, inBerlin(now));
  const last = history.findLast(({ role }) => role === 'assistant');
  return last?.text.includes(state) ? '' : state;
}

/**
 * The numbers to call while the office is closed, for what cannot wait; empty while it is open, where its hours are
 * not known, and where the last answer named them.
 */
export function whenClosed(numbers: readonly EmergencyNumber[], prompt: Asking): string {
  const { contact, language = 'de', now, history } = prompt;
  const hours = readCompanyHours(contact.officeHours ?? '', contact);
  const isOpen = !hours || !now || stateAt(hours, inBerlin(now))?.isOpen !== false;
  if (isOpen || numbers.length === 0) return '';
  const line = frame(language).whenClosed(
    numbers.map(({ label, phone }) => `${label} ${phone}`).join(', '),
  );
  const last = history.findLast(({ role }) => role === 'assistant');
  return last?.text.includes(line) ? '' : line;
}

const hasNamed = (text: string, { history }: { history: readonly ConversationTurn[] }) =>
  history.some((turn) => turn.role === 'assistant' && turn.text.includes(text));
