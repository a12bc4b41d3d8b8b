import type { AnswerPrompt, ContactDetails, ConversationTurn } from '../ai-provider.js';
import type { SmallTalk } from '../small-talk.js';
import { frame, ofCompany } from '../frames/index.js';
import { officeLine, officeState } from './contact-lines.js';
import { escapeMarkdown } from './escape-markdown.js';
import { isAboutAnotherCompany } from './other-company.js';

/** Kinds of small talk after which people want to know whether the office is open. */
const AVAILABILITY: Partial<Record<SmallTalk, (prompt: AnswerPrompt) => string>> = {
  person: officeLine,
  insult: officeState,
  complaint: officeState,
  visit: officeState,
};

/** Replies to what asks nothing, in view of what was said before. */
export function replyToSmallTalk(kind: SmallTalk, prompt: AnswerPrompt): string {
  const { history, language = 'de', reports = [] } = prompt;
  if (reports.length > 0) return statesOf(reports, prompt);
  const contact = kind === 'details' ? urgentContact(prompt) : prompt.contact;
  if (kind === 'details' && history.at(-1)?.isEmergency) {
    return frame(language).sayByPhone(contact.phone);
  }
  const special = language === 'de' ? specialFor(kind, contact, prompt) : undefined;
  const reply = special ?? unsaid(frame(language).smallTalk[kind](contact), history);
  return [reply, AVAILABILITY[kind]?.(prompt)].filter(Boolean).join(' ');
}

/** What fits only after what was said, in German. */
function specialFor(
  kind: SmallTalk,
  { phone, email, companyName, address }: ContactDetails,
  { question, history }: Pick<AnswerPrompt, 'question' | 'history'>,
): string | undefined {
  if (kind === 'thanks') return thanksFor(history) ?? gladOf(question);
  if (kind === 'abilities' && isAboutAnotherCompany(question, { name: companyName, address })) {
    return `Von anderen Hausverwaltungen weiß ich nichts: Ich kenne nur die Unterlagen ${ofCompany(companyName)}. Was dort gilt oder kostet, erfahren Sie am besten dort.`;
  }
  // An authority asks those who can see who asks.
  if (kind === 'neighbour' && FOR_AN_OFFICE.test(question)) {
    return `Über Bewohner gebe ich hier keine Auskunft, auch keiner Behörde und keinem aus dem Team: Ich kann nicht prüfen, wer schreibt. Wenden Sie sich bitte direkt an die Hausverwaltung, am besten schriftlich: ${email}, Telefon ${phone}.`;
  }
  return undefined;
}

const FOR_AN_OFFICE =
  /(?<!\p{L})(?:ich bin|wir sind|bin|hier ist|hier spricht|hier schreibt|hier)(?!\p{L})|polizei|behörde|gericht|jobcenter|\p{L}+amt(?!\p{L})/iu;

const gladOf = (question: string) =>
  /(?<!\p{L})wieder(?!\p{L})/iu.test(question)
    ? 'Das freut mich! Kann ich sonst noch etwas für Sie tun?'
    : undefined;

/** Where reports stand, as a list. */
function statesOf(reports: readonly string[], { contact, language }: AnswerPrompt): string {
  const [before, after] = frame(language).reports(contact);
  return [before, reports.map((line) => `- ${escapeMarkdown(line)}`).join('\n'), after].join(
    '\n\n',
  );
}

/** Who is called in a hurry: at night only the emergency service answers what began as an emergency. */
function urgentContact({ contact, history }: AnswerPrompt): ContactDetails {
  const [service] = history.some(({ isEmergency }) => isEmergency)
    ? (contact.emergencyContacts ?? [])
    : [];
  return { ...contact, phone: service?.phone ?? contact.phone };
}

/** Thanks after an emergency or a death are answered in another tone than after a question. */
function thanksFor(history: readonly ConversationTurn[]): string | undefined {
  const last = history.findLast(({ role }) => role === 'assistant');
  if (!last) return undefined;
  if (last.isEmergency) {
    return 'Ich hoffe, dass alle in Sicherheit sind. Wenn sich etwas ändert oder Sie noch etwas brauchen, schreiben Sie mir sofort.';
  }
  const aboutDeath = [last.text, ...(last.sources ?? [])].some((text) =>
    /todesfall|verstorben|beileid|tut mir sehr leid/i.test(text),
  );
  return aboutDeath
    ? 'Ich wünsche Ihnen viel Kraft für diese Zeit. Wenn noch etwas zu klären ist, bin ich für Sie da.'
    : undefined;
}

/** The first way of saying something that the conversation has not had; else the one said longest ago. */
function unsaid(ways: readonly string[], history: readonly ConversationTurn[]): string {
  const lastSaid = ways.map((way) =>
    history.findLastIndex(({ role, text }) => role === 'assistant' && text.includes(way)),
  );
  return ways[lastSaid.indexOf(Math.min(...lastSaid))] ?? '';
}
