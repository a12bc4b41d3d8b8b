import type { AnswerPrompt, ConversationTurn, QuestionPart } from '../ai-provider.js';
import { frame } from '../frames/index.js';
import { askBack } from './ask-back.js';
import { askThere, NAMES_SOMEBODY, offerContact } from './contact-lines.js';
import { escapeMarkdown } from './escape-markdown.js';
import { answerFromUseCase, type UseCaseAnswer } from './use-case-answer.js';

/** Answers each question of a message under its subject, in the order in which they were asked. */
export function answerSeveral(prompt: AnswerPrompt, parts: readonly QuestionPart[]): UseCaseAnswer {
  const fronts: string[] = [];
  // By title, so that two questions about one use case fold the rest of it once.
  const rests = new Map<string, string>();
  const history: ConversationTurn[] = [...prompt.history];
  for (const part of parts) {
    const { subject, front, rest } = answerPart(part, { ...prompt, history });
    const said = subject ? `**${escapeMarkdown(subject)}**\n\n${front}` : front;
    // "Erlaubt? 800 Watt": both parts may be answered by the same sentence.
    if (!fronts.includes(said)) fronts.push(said);
    rests.set(subject, rest);
    history.push({ role: 'assistant', text: front, sources: [] });
  }
  // The contact is offered once, behind all answers, and only if none of them names one.
  const offer = offerContact(prompt);
  const plain = fronts.map((front) => (offer ? front.replace(`\n\n${offer}`, '') : front));
  if (offer && !plain.some((front) => NAMES_SOMEBODY.test(front))) plain.push(offer);
  const folded = [...rests]
    .filter(([, rest]) => rest)
    .map(([subject, rest]) => `**${escapeMarkdown(subject)}**\n\n${rest}`);
  return { front: plain.join('\n\n'), rest: folded.join('\n\n') };
}

function answerPart(part: QuestionPart, prompt: AnswerPrompt): UseCaseAnswer & { subject: string } {
  const useCases = part.sources.flatMap((source) =>
    prompt.useCases.filter(({ index }) => index === source),
  );
  const [best] = useCases;
  // In another language the parts are German words to search for, which mean nothing to the person.
  const asked = (prompt.language ?? 'de') === 'de' ? part.question : '';
  if (!best) {
    const front = `${frame(prompt.language).partNotKnown} ${askThere(prompt)}`;
    return { subject: asked, front, rest: '' };
  }
  if (part.unsure) return { subject: asked, front: askBack(useCases, prompt), rest: '' };
  const { germanQuestion: _whole, ...whole } = prompt;
  return { subject: best.title, ...answerFromUseCase(best, { ...whole, question: part.question }) };
}
