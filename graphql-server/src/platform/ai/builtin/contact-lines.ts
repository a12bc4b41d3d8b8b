import type { ContactDetails, ConversationTurn } from '../ai-provider.js';

/** A phone number or an address to write to. */
export const NAMES_SOMEBODY = /\+?\d[\d /-]{6,}\d|\S@\S/;

/** Whom to ask; shorter once the conversation has named the number. */
export function askThere(contact: ContactDetails, history: readonly ConversationTurn[]): string {
  const { companyName, phone, email } = contact;
  const isKnown = history.some(({ role, text }) => role === 'assistant' && text.includes(phone));
  return isKnown
    ? `Am besten fragen Sie direkt nach: ${phone}.`
    : `Sie erreichen ${companyName} unter ${phone} oder ${email}.`;
}

/** Offers the contact behind an answer that names nobody; nothing once it was offered. */
export function offerContact(
  { companyName, phone, email }: ContactDetails,
  history: readonly ConversationTurn[],
): string {
  const isKnown = history.some(({ role, text }) => role === 'assistant' && text.includes(phone));
  return isKnown
    ? ''
    : `Bei Rückfragen ist ${companyName} unter ${phone} oder ${email} für Sie da.`;
}
