import type { AnswerPrompt, GroundingUseCase } from '../ai-provider.js';
import { frame } from '../frames/index.js';
import { escapeMarkdown } from './escape-markdown.js';
import { cuesOf } from './question-cues.js';
import { topicWords } from './topic-match.js';
import { quote, sentenceFor } from './use-case-answer.js';

/** Use cases to choose from; more are not read. */
const MOST = 3;

/** Longer sentences are no glance. */
const GLANCE = 240;

/** Said where a question may ask for what the company's file does not tell. */
const DOUBT = 'Ich bin nicht sicher, ob ich dazu etwas weiß: ';

/**
 * Asks which of several use cases is meant, and says of each what it would answer: that is often all that was asked. Where
 * the likeliest speaks of the question, it is said first, and the others are for those who meant something else.
 */
export function askBack(useCases: readonly GroundingUseCase[], prompt: AnswerPrompt): string {
  const { language = 'de', isDoubtful = false } = prompt;
  const offered = useCases.slice(0, MOST);
  if (language !== 'de') return askInOtherWords(offered, prompt);
  const glances = offered.map((useCase) => glance(useCase, prompt));
  const [only] = offered;
  const [best] = glances;
  const doubt = isDoubtful ? DOUBT : '';
  if (only && offered.length === 1) {
    const asked = `${doubt}Meinten Sie „${escapeMarkdown(only.title)}“ [${only.index}]?`;
    return best?.text ? `${asked}\n\n${best.text}` : asked;
  }
  const lines = offered.map(({ index, title }, place) => {
    const { text, fits } = glances[place] ?? NONE;
    const name = escapeMarkdown(title);
    return text && (fits || place === 0) ? `**${name}** [${index}]: ${text}` : `${name} [${index}]`;
  });
  const [first = '', ...others] = lines;
  return best?.fits && !isDoubtful
    ? `${first}\n\n${frame(language).orElse}\n\n${listed(others)}`
    : `${doubt}${frame(language).askBack}\n\n${listed(lines)}`;
}

/** In another language only the likeliest is quoted, as the sentences are in German. */
function askInOtherWords(offered: readonly GroundingUseCase[], prompt: AnswerPrompt): string {
  const { askBack: meant, orElse, germanOriginal } = frame(prompt.language);
  const [best, ...others] = offered;
  const { text, fits } = best && !prompt.isDoubtful ? glance(best, prompt) : NONE;
  const titles = offered.map(({ index, title }) => `${escapeMarkdown(title)} [${index}]`);
  if (!best || !fits || others.length === 0) return `${meant}\n\n${listed(titles)}`;
  const quoted = quote(`**${escapeMarkdown(best.title)}** [${best.index}]: ${text}`);
  return `${germanOriginal}\n\n${quoted}\n\n${orElse}\n\n${listed(titles.slice(1))}`;
}

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const NONE = { text: '', fits: false };

/** The sentence that would answer; none for a bare word, which asks for nothing that a sentence could answer. */
function glance(useCase: GroundingUseCase, prompt: AnswerPrompt): { text: string; fits: boolean } {
  const question = prompt.germanQuestion ?? prompt.question;
  if (cuesOf(question).length === 0 && topicWords(question).length < 2) return NONE;
  const { text, fits } = sentenceFor(useCase, prompt);
  const isGlance = text !== '' && text.length <= GLANCE && !text.includes('\n');
  return isGlance ? { text, fits } : NONE;
}
