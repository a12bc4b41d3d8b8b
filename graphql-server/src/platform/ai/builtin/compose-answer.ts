import type { AnswerPrompt, ConversationTurn } from '../ai-provider.js';
import { frame } from '../frames/index.js';
import { NO_ANSWER, NOT_IN_DOCUMENTS } from './answer-essence.js';
import { askBack } from './ask-back.js';
import { askThere, officeLine } from './contact-lines.js';
import { escapeMarkdown } from './escape-markdown.js';
import { answerFromFiles } from './file-answer.js';
import {
  officeAnswer,
  officeUseCase,
  presenceFromContact,
  tellsOfficeHours,
} from './presence-answer.js';
import { answerSeveral } from './several-questions.js';
import { replyToSmallTalk } from './small-talk-reply.js';
import { answerFromUseCase, type UseCaseAnswer, withFold } from './use-case-answer.js';

/** Composes the built-in assistant's answer, as Markdown. */
export function composeAnswer(prompt: AnswerPrompt): string {
  if (prompt.smallTalk) {
    const payer = prompt.smallTalk === 'safe' ? whoPays(prompt) : '';
    return [replyToSmallTalk(prompt.smallTalk, prompt), payer].filter(Boolean).join('\n\n');
  }
  const files = answerFromFiles(prompt);
  if (files.answers) return files.text;
  return [files.text, fromUseCases(prompt, files.text !== '')].filter(Boolean).join('\n\n');
}

function fromUseCases(prompt: AnswerPrompt, hasFileNote: boolean): string {
  const { useCases, unsure, parts = [] } = prompt;
  const [best] = useCases;
  if (prompt.inDanger) return inDanger(best, prompt);
  if (parts.length > 1 && best)
    return afterFallback(withFold(answerSeveral(prompt, parts)), prompt);
  const office = officeAnswer(prompt);
  const ofOffice = unsure ? officeUseCase(prompt) : undefined;
  if (ofOffice) return withFold(answerFromUseCase(ofOffice, prompt));
  if (best && unsure) return office ?? askBack(useCases, prompt);
  if (best && office && !tellsOfficeHours(best.text)) return office;
  if (best)
    return afterFallback(
      withFold(withAlternatives(answerFromUseCase(best, prompt), prompt)),
      prompt,
    );
  if (prompt.searchFailed) return `${frame(prompt.language).searchFailed} ${askThere(prompt)}`;
  return hasFileNote ? '' : (office ?? presenceFromContact(prompt) ?? notKnown(prompt));
}

/** What helps at once; and, after that, whom to ask who pays. */
function inDanger(
  best: AnswerPrompt['useCases'][number] | undefined,
  prompt: AnswerPrompt,
): string {
  const payer = whoPays(prompt);
  if (!best) return payer;
  const help = answerFromUseCase(best, prompt);
  return withFold({ ...help, front: [help.front, payer].filter(Boolean).join('\n\n') });
}

const whoPays = ({ question, language = 'de', contact }: AnswerPrompt): string =>
  language === 'de' && ASKS_WHO_PAYS.test(question)
    ? `Wer die Kosten trägt, klärt danach das Team mit Ihnen: ${contact.phone}.`
    : '';

const ASKS_WHO_PAYS =
  /(?<!\p{L})(?:wer (?:zahlt|bezahlt|haftet|übernimmt|ersetzt|trägt|kommt (?:\p{L}+ ){0,4}auf)|(?:be)?zahlt (?:mir )?das|übernimmt das)(?!\p{L})/iu;

/** Names what else may be meant, where the first is likely and not certain. */
function withAlternatives(answer: UseCaseAnswer, { alternatives = [], language }: AnswerPrompt) {
  if (alternatives.length === 0) return answer;
  const titles = alternatives.map((title) => `- ${escapeMarkdown(title)}`);
  return {
    ...answer,
    front: [answer.front, frame(language).orElse, titles.join('\n')].join('\n\n'),
  };
}

/** Says once in a row that the configured service failed. */
function afterFallback(answer: string, { isFallback, language, history }: AnswerPrompt): string {
  const { fallback } = frame(language);
  const last = history.findLast(isAssistants)?.text ?? '';
  return isFallback && !last.includes(fallback) ? `${fallback}\n\n${answer}` : answer;
}

/** Owns up to knowing nothing, and says where the question can go. */
function notKnown(prompt: AnswerPrompt): string {
  const { contact, language = 'de', history } = prompt;
  if (language !== 'de') {
    return [frame(language).notKnown(contact), officeLine(prompt)].filter(Boolean).join(' ');
  }
  const offer = 'Wenn Sie möchten, gebe ich Ihre Frage an das Team weiter.';
  return history.some((turn) => isAssistants(turn) && turn.text.includes(NO_ANSWER))
    ? `Auch das steht leider ${NOT_IN_DOCUMENTS}. Soll ich die Frage weitergeben? ${askThere(prompt)}`
    : `${NO_ANSWER}, und ich möchte Ihnen nichts Falsches sagen. ${offer} ${frame().contact(contact)} ${officeLine(prompt)}`.trim();
}

const isAssistants = ({ role }: ConversationTurn) => role === 'assistant';
