import { type AnswerPrompt, type AnswerStructure, frame } from '../../platform/ai/index.js';
import type { AnswerSource } from './assistant-contract.js';
import { quotedPassage } from './quoted-passage.js';
import type { UnderstoodMessage } from './understand-message.js';
import { dangerHelp } from './understanding/index.js';
import { sourcesOfAnswer } from './verification/citations.js';

/** What is said before anything else to a person in danger, or perhaps in danger. */
export function leadOf(
  { danger, intent, language }: UnderstoodMessage,
  prompt: AnswerPrompt,
): string {
  if (!danger) {
    if (prompt.smallTalk) return '';
    if (intent === 'condolence') return `${frame(language).sympathy}\n\n`;
    const passedOn = frame(language).smallTalk.person(prompt.contact)[0] ?? '';
    return intent === 'person' ? `${passedOn}\n\n` : '';
  }
  const { text, possibleText } = dangerHelp(danger.kind, language);
  const isAll = prompt.useCases.length === 0 && prompt.attachments.length === 0;
  return danger.sure ? `**${text}**${isAll ? '' : '\n\n'}` : `${possibleText}\n\n`;
}

/** The use cases that an answer rests on; none where it rests on a file that it names. */
export function sourcesIn(
  text: string,
  prompt: AnswerPrompt,
  structure: AnswerStructure | undefined,
): AnswerSource[] {
  const isFromFile =
    !/\[\d{1,2}\]/.test(text) && prompt.attachments.some(({ name }) => text.includes(name));
  const numbers = isFromFile ? [] : sourcesOfAnswer(text, prompt, structure);
  return prompt.useCases
    .filter(({ index }) => numbers.includes(index))
    .map(({ index, title, text: useCase }) => ({
      ...{ index, title, passage: quotedPassage(useCase, text) },
    }));
}
