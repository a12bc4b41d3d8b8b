import type { AnswerPrompt, GroundingUseCase } from '../ai-provider.js';
import { frame } from '../frames/index.js';
import { escapeMarkdown } from './escape-markdown.js';
import { cuesOf } from './question-cues.js';
import { topicWords } from './topic-match.js';
import { sentenceFor } from './use-case-answer.js';

/** Use cases to choose from; more are not read. */
const MOST = 3;

/** Longer sentences are no glance. */
const GLANCE = 240;

/** Said where a question may ask for what the company's file does not tell. */
const DOUBT = 'Ich bin nicht sicher, ob ich dazu etwas weiß: ';

/** Asks which of several use cases is meant, and says of each what it would answer: that is often all that was asked. */
export function askBack(useCases: readonly GroundingUseCase[], prompt: AnswerPrompt): string {
  const { language = 'de', isDoubtful = false } = prompt;
  const offered = useCases.slice(0, MOST);
  const [only] = offered;
  const doubt = isDoubtful && language === 'de' ? DOUBT : '';
  if (only && offered.length === 1 && language === 'de') {
    const said = glance(only, prompt, 0);
    const asked = `${doubt}Meinten Sie „${escapeMarkdown(only.title)}“ [${only.index}]?`;
    return said ? `${asked}\n\n${said}` : asked;
  }
  const titles = offered.map((useCase, place) => {
    const { index, title } = useCase;
    const said = language === 'de' ? glance(useCase, prompt, place) : '';
    const name = escapeMarkdown(title);
    return said ? `- **${name}** [${index}]: ${said}` : `- ${name} [${index}]`;
  });
  return `${doubt}${frame(language).askBack}\n\n${titles.join('\n')}`;
}

/**
 * Empty for a bare word, which asks for nothing that a sentence could answer; of all but the likeliest use case only what
 * speaks of the question.
 */
function glance(useCase: GroundingUseCase, prompt: AnswerPrompt, place: number): string {
  const { question } = prompt;
  if (cuesOf(question).length === 0 && topicWords(question).length < 2) return '';
  const { text, fits } = sentenceFor(useCase, prompt);
  const isGlance = text.length <= GLANCE && !text.includes('\n');
  return isGlance && (fits || place === 0) ? text : '';
}
