import type { AnswerPrompt, ContactDetails, GroundingUseCase, SmallTalk } from '../ai-provider.js';
import { answerFromFiles } from './file-answer.js';
import { selectPassages } from './passages.js';
import { cuesOf } from './question-cues.js';

/** Begins every answer that could not be given; the summary recognises open questions by it. */
export const NO_ANSWER = 'Dazu liegen mir leider keine Informationen vor';

const SEARCH_FAILED =
  'Ich kann die Unterlagen Ihrer Hausverwaltung im Moment leider nicht durchsuchen.';

/** Composes the built-in assistant's answer, as Markdown. */
export function composeAnswer(prompt: AnswerPrompt): string {
  const { smallTalk, contact, useCases } = prompt;
  if (smallTalk) return SMALL_TALK[smallTalk](contact);
  const fromFiles = answerFromFiles(prompt);
  const parts: (string | undefined)[] = [fromFiles.text];
  const [best] = useCases;
  if (fromFiles.answers) return fromFiles.text;
  if (best) {
    parts.push(...fromUseCase(best, prompt));
  } else if (prompt.searchFailed) {
    parts.push(`${SEARCH_FAILED} ${reach(contact)}`);
  } else if (!parts[0]) {
    parts.push(
      `${NO_ANSWER}, und ich möchte Ihnen nichts Falsches sagen. ${reach(contact)}`,
      'Gern können Sie Ihre Frage auch mit anderen Worten stellen.',
    );
  }
  return parts.filter(Boolean).join('\n\n');
}

/** A lead-in that names the source, the passages that fit, and whom to ask if they name nobody. */
function fromUseCase(best: GroundingUseCase, { question, history, contact }: AnswerPrompt) {
  const before = history.findLast((turn) => turn.role === 'assistant')?.text;
  const { passages, continues } = selectPassages(best, question, before);
  const source = `**${best.title}** [${best.index}]`;
  const missing = continues ? missingFact(question, passages) : undefined;
  const leadIn = continues
    ? `Dazu steht unter ${source} noch:`
    : LEAD_INS[question.length % LEAD_INS.length]?.(source, contact);
  return [
    missing && `Angaben über ${missing} finde ich dazu leider nicht.`,
    leadIn,
    ...passages,
    NAMES_SOMEBODY.test(passages.join('\n')) && !missing ? undefined : inquire(contact),
  ];
}

/** The kind of fact that was asked for and is not there. */
function missingFact(question: string, passages: readonly string[]): string | undefined {
  const text = passages.join('\n');
  return cuesOf(question).find(({ answered }) => !answered.test(text))?.name;
}

const LEAD_INS: readonly ((source: string, contact: ContactDetails) => string)[] = [
  (source) => `Gern helfe ich Ihnen weiter. Unter ${source} finde ich dazu:`,
  (source, { companyName }) => `Bei ${companyName} gilt zum Thema ${source}:`,
  (source) => `Zu Ihrer Frage passt der Eintrag ${source}:`,
];

/** A phone number or an address to write to. */
const NAMES_SOMEBODY = /\+?\d[\d /-]{6,}\d|\S@\S/;

const inquire = ({ companyName, phone, email }: ContactDetails) =>
  `Bei Rückfragen erreichen Sie ${companyName} unter ${phone} oder ${email}.`;

const reach = ({ companyName, phone, email }: ContactDetails) =>
  `Sie erreichen ${companyName} unter ${phone} oder ${email}.`;

const SMALL_TALK: Record<SmallTalk, (contact: ContactDetails) => string> = {
  greeting: ({ companyName }) =>
    `Guten Tag! Ich bin der KI-Assistent von ${companyName}. Wobei kann ich Ihnen helfen?`,
  thanks: () => 'Sehr gern! Kann ich sonst noch etwas für Sie tun?',
  farewell: () =>
    'Auf Wiedersehen! Wenn Sie möchten, beenden Sie den Chat, dann erhalten Sie eine Zusammenfassung per E-Mail.',
  identity: ({ companyName }) =>
    `Ich bin ein KI-Assistent und beantworte Fragen rund um Ihr Zuhause mit den Unterlagen von ${companyName}. Ich bin kein Mensch, und meine Antworten können Fehler enthalten.`,
  wellbeing: () => 'Danke der Nachfrage! Mir geht es gut. Wobei kann ich Ihnen helfen?',
  agreement: () => 'Gut. Haben Sie noch eine weitere Frage?',
};
