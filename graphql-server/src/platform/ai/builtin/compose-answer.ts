import type { AnswerPrompt, ContactDetails, SmallTalk } from '../ai-provider.js';
import { NO_ANSWER } from './answer-essence.js';
import { answerFromFiles } from './file-answer.js';
import { answerFromUseCase, withFold } from './use-case-answer.js';

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
    parts.push(withFold(answerFromUseCase(best, prompt)));
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
