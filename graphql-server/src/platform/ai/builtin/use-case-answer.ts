import type { AnswerPrompt, GroundingUseCase } from '../ai-provider.js';
import { type Choice, choose } from './choose.js';
import { askThere, NAMES_SOMEBODY, offerContact } from './contact-lines.js';
import { MISSING_FACTS } from './missing-facts.js';
import { FOLD, saidBefore } from './said-before.js';
import type { Unit } from './use-case-units.js';

/** What a use case answers: what is read at once, and what is folded. */
export interface UseCaseAnswer {
  front: string;
  /** Empty when there is nothing else, or it was said before. */
  rest: string;
}

/** Answers a question from one use case. */
export function answerFromUseCase(useCase: GroundingUseCase, prompt: AnswerPrompt): UseCaseAnswer {
  const { history, role, germanQuestion } = prompt;
  const choice = choose(useCase, {
    question: germanQuestion ?? prompt.question,
    ...earlierAbout(useCase, prompt),
    role,
    said: saidBefore(history),
  });
  return { front: frontText(choice, useCase, prompt), rest: restText(choice) };
}

/** What was asked before when the last answer rests on the same use case. */
function earlierAbout({ title }: GroundingUseCase, { history }: AnswerPrompt) {
  const spoken = history.filter(({ role }) => role === 'assistant');
  const continues = spoken.some(
    ({ sources, choices }) => sources?.includes(title) && !choices?.includes(title),
  );
  const isLast = spoken.at(-1)?.sources?.includes(title) === true;
  const before = isLast ? (history.findLast(({ role }) => role === 'user')?.text ?? '') : '';
  return { continues, before };
}

function frontText(choice: Choice, useCase: GroundingUseCase, prompt: AnswerPrompt): string {
  const { contact, history } = prompt;
  const quoted = cited(choice.front, useCase.index);
  if (choice.missing) {
    const missing = MISSING_FACTS[choice.missing] ?? '';
    const named = choice.front.some(({ text }) => NAMES_SOMEBODY.test(text));
    if (quoted)
      return [missing, quoted, named ? '' : askThere(contact, history)]
        .filter(Boolean)
        .join('\n\n');
    return `${missing} [${useCase.index}] ${askThere(contact, history)}`;
  }
  if (choice.isRepeated) {
    const again = choice.front.some(({ isList }) => isList)
      ? `Die einzelnen Punkte dazu stehen weiter oben in unserem Gespräch. [${useCase.index}]`
      : `Das Wichtigste dazu: ${quoted}`;
    return `${again}\n\n${askThere(contact, history)}`;
  }
  const namesSomebody =
    NAMES_SOMEBODY.test(quoted) || choice.rest.some(({ text }) => NAMES_SOMEBODY.test(text));
  return [quoted, namesSomebody ? '' : offerContact(contact, history)].filter(Boolean).join('\n\n');
}

/** The statements as one paragraph, with the number of their use case at the end. */
function cited(units: readonly Unit[], index: number): string {
  const text = units.map((unit) => unit.text).join(' ');
  if (text === '') return '';
  // Behind the line that introduces a list, not behind its last entry.
  const introduction = /^([^\n]*):\n/.exec(text);
  if (introduction) return text.replace(/:\n/, ` [${index}]:\n`);
  return `${text} [${index}]`;
}

/** What is left, in its paragraphs. */
function restText({ rest }: Choice): string {
  const paragraphs: { block: number; text: string }[] = [];
  for (const { block, text, isList } of rest) {
    const last = paragraphs.at(-1);
    if (last?.block === block && !isList) last.text += ` ${text}`;
    else paragraphs.push({ block: isList ? -1 : block, text });
  }
  return paragraphs.map(({ text }) => text).join('\n\n');
}

/** Both parts of an answer as one text. */
export const withFold = ({ front, rest }: UseCaseAnswer): string =>
  rest ? `${front}${FOLD}${rest}` : front;
