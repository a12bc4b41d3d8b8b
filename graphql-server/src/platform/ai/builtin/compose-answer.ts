import type { AnswerPrompt, ContactDetails } from '../ai-provider.js';
import { frame, variant } from '../frames/index.js';
import { NO_ANSWER } from './answer-essence.js';
import { answerFromFiles } from './file-answer.js';
import { answerFromUseCase, withFold } from './use-case-answer.js';

const SEARCH_FAILED =
  'Ich kann die Unterlagen Ihrer Hausverwaltung im Moment leider nicht durchsuchen.';

/** Composes the built-in assistant's answer, as Markdown. */
export function composeAnswer(prompt: AnswerPrompt): string {
  const { smallTalk, contact, useCases } = prompt;
  if (smallTalk)
    return variant(frame(prompt.language).smallTalk[smallTalk](contact), prompt.history.length);
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
