import type { AnswerPrompt, GroundingUseCase } from '../ai-provider.js';
import { frame } from '../frames/index.js';
import { escapeMarkdown } from './escape-markdown.js';

/** Use cases to choose from; more are not read. */
const MOST = 3;

/** Asks which of several use cases is meant. */
export function askBack(
  useCases: readonly GroundingUseCase[],
  { language = 'de' }: AnswerPrompt,
): string {
  const offered = useCases.slice(0, MOST);
  const [only] = offered;
  if (only && offered.length === 1 && language === 'de') {
    return `Meinten Sie „${escapeMarkdown(only.title)}“ [${only.index}]?`;
  }
  const titles = offered.map(({ index, title }) => `- ${escapeMarkdown(title)} [${index}]`);
  return `${frame(language).askBack}\n\n${titles.join('\n')}`;
}
