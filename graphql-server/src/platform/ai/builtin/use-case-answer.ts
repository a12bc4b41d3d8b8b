import type { AnswerPrompt, GroundingUseCase } from '../ai-provider.js';
import { frame } from '../frames/index.js';
import { tellsHowToReach } from './added-details.js';
import { unitForCircumstances } from './circumstances.js';
import { type Choice, choose } from './statement-choice.js';
import { earlierAbout } from './earlier-about.js';
import { entriesFor } from './list-entries.js';
import { askThere, NAMES_SOMEBODY, offerContact } from './contact-lines.js';
import { MISSING_FACTS } from './missing-facts.js';
import { unitOutOfHours } from './out-of-hours.js';
import { presenceFrom } from './presence-answer.js';
import { placeAskedFor, unitAbout } from './place-follow-up.js';
import { FOLD, type SaidBefore, saidBefore } from './said-before.js';
import { replyToSmallTalk } from './small-talk-reply.js';
import { contentOf, sharesOf, topicWords } from './topic-match.js';
import { type Unit, unitsOf } from './use-case-units.js';

/** What a use case answers: what is read at once, and what is folded. */
export interface UseCaseAnswer {
  front: string;
  /** Empty when there is nothing else, or it was said before. */
  rest: string;
}

/** Answers a question from one use case. */
export function answerFromUseCase(useCase: GroundingUseCase, prompt: AnswerPrompt): UseCaseAnswer {
  const { history, role, germanQuestion } = prompt;
  const said = saidBefore(history);
  const question = germanQuestion ?? prompt.question;
  const helpNumbers = prompt.inDanger
    ? (prompt.contact.emergencyContacts ?? []).map(({ phone }) => phone)
    : undefined;
  const earlier = earlierAbout(useCase, history);
  const choice = choose(useCase, { question, ...earlier, role, said, helpNumbers });
  const present = presentAnswer(choice, { useCase, prompt, said });
  if (present) return present;
  const outOfHours = unitOutOfHours(question, unitsFor(useCase, role));
  const meant =
    earlier.continues &&
    !isForeign(prompt) &&
    (unitForCircumstances(question, useCase.text) ??
      (outOfHours && clauseFor(outOfHours, question)));
  if (meant) return { front: cited([meant], useCase.index), rest: '' };
  const place = earlier.continues && !isForeign(prompt) && placeAskedFor(question);
  if (place) {
    const there = unitAbout(place, earlier.before, unitsFor(useCase, role));
    const nothing = `${frame().factMissing} [${useCase.index}] ${askThere(prompt)}`;
    return { front: there ? cited([there], useCase.index) : nothing, rest: '' };
  }
  if (earlier.continues && !prompt.inDanger && tellsHowToReach(prompt.question)) {
    return { front: replyToSmallTalk('details', prompt), rest: '' };
  }
  const lines = isForeign(prompt)
    ? foreignFront(choice, useCase, prompt)
    : germanFront(choice, useCase, prompt);
  return { front: lines.filter(Boolean).join('\n\n'), rest: restText(choice.rest) };
}

/** The one statement of a use case that answers a question best, and whether it speaks of what was asked. */
export function sentenceFor(useCase: GroundingUseCase, prompt: AnswerPrompt) {
  const { history, role, question, germanQuestion = question } = prompt;
  const asked = {
    question: germanQuestion,
    ...earlierAbout(useCase, history),
    role,
    said: saidBefore(history),
  };
  const { best, missing, fits } = choose(useCase, asked);
  return { text: missing ? '' : (best?.text ?? ''), fits };
}

const isForeign = ({ language = 'de' }: AnswerPrompt) => language !== 'de';

/** The statements that hold for those who ask. */
const unitsFor = ({ text }: GroundingUseCase, role: AnswerPrompt['role']) =>
  unitsOf(text).filter(({ audience }) => !audience || audience === role);

/** Whether the office or contact can be reached, if asked and if the use case tells hours. */
function presentAnswer(
  choice: Choice,
  { useCase, prompt, said }: { useCase: GroundingUseCase; prompt: AnswerPrompt; said: SaidBefore },
): UseCaseAnswer | undefined {
  const own = unitsFor(useCase, prompt.role);
  const presence = presenceFrom([...choice.front, ...own], said, prompt);
  if (!presence) return undefined;
  const { text, unit } = presence;
  const quoted = unit ? cited([unit], useCase.index) : '';
  const front = quoted ? `${text} ${quoted}` : `${text} [${useCase.index}]`;
  const shown = [...choice.front, ...choice.rest].filter(
    (one) => one !== unit && !said.atAll(one.text),
  );
  return { front, rest: restText(shown) };
}

function germanFront(choice: Choice, useCase: GroundingUseCase, prompt: AnswerPrompt): string[] {
  const quoted = cited(choice.front, useCase.index);
  if (choice.missing) {
    const missing = MISSING_FACTS[choice.missing] ?? frame().factMissing;
    if (!quoted) return [`${missing} [${useCase.index}] ${askThere(prompt)}`];
    return [missing, quoted, NAMES_SOMEBODY.test(quoted) ? '' : askThere(prompt)];
  }
  const said = saidBefore(prompt.history);
  // What stood beside other statements may be said by itself when it is asked for.
  if (!choice.isRepeated || (!isListIn(choice) && !said.asParagraph(quoted))) {
    return [quoted, namesSomebody(useCase, prompt) ? '' : offerContact(prompt)];
  }
  if (isListIn(choice)) {
    const entries = choice.front.flatMap((unit) => entriesFor(unit, prompt.question));
    if (entries.length > 0) return [cited(entries, useCase.index)];
    // In danger, twice is better than not at all.
    if (prompt.inDanger) return [quoted];
    return [
      `Mehr als die Liste, die ich Ihnen dazu geschickt habe, weiß ich leider nicht. [${useCase.index}]`,
      askThere(prompt),
    ];
  }
  if (!choice.fits) return [`${frame().factMissing} [${useCase.index}] ${askThere(prompt)}`];
  return [
    cited(
      choice.front.map((unit) => clauseFor(unit, prompt.question)),
      useCase.index,
    ),
  ];
}

/**
 * If a question asks again for a part of what was said, the answer is that part: of clauses that
 * stand by themselves, the one about it. If that is not clear, the whole is said again.
 */
function clauseFor(unit: Unit, question: string): Unit {
  const clauses = unit.text.split(/;\s+/);
  if (clauses.length < 2 || unit.sentences > 1) return unit;
  const shares = sharesOf(topicWords(question), clauses.map(contentOf));
  const most = Math.max(...shares);
  const best = clauses[shares.indexOf(most)] ?? '';
  if (most === 0 || shares.filter((share) => share === most).length > 1) return unit;
  const text = `${best.slice(0, 1).toUpperCase()}${best.slice(1)}`;
  return { ...unit, text: /[.!?]$/.test(text) ? text : `${text}.` };
}

/** In danger the numbers to call were named before. */
const namesSomebody = ({ text }: GroundingUseCase, { inDanger = false }: AnswerPrompt) =>
  inDanger || NAMES_SOMEBODY.test(text);

const isListIn = ({ front }: Choice) => front.some(({ isList }) => isList);

/** The German text as a quotation, within sentences of the person's language. */
function foreignFront(choice: Choice, useCase: GroundingUseCase, prompt: AnswerPrompt): string[] {
  const { factMissing, germanOriginal } = frame(prompt.language);
  const quoted = choice.front.length > 0 ? quote(cited(choice.front, useCase.index)) : '';
  const missing = choice.missing
    ? `${factMissing} ${quoted ? '' : `[${useCase.index}]`}`.trim()
    : '';
  const asks = choice.missing !== undefined || (choice.isRepeated && !choice.fits);
  const namesNobody = !namesSomebody(useCase, prompt);
  const contact = asks ? askThere(prompt) : namesNobody ? offerContact(prompt) : '';
  return [missing, quoted && germanOriginal, quoted, contact];
}

/** As a quotation of what is in German. */
export const quote = (text: string) => `> ${text.replaceAll('\n', '\n> ')}`;

/** The statements as one paragraph, with the number of their use case at the end. */
function cited(units: readonly Unit[], index: number): string {
  const text = units.map((unit) => unit.text).join(' ');
  if (text === '') return '';
  // Behind the line that introduces a list, not behind its last entry.
  return /^[^\n]*:\n/.test(text) ? text.replace(/:\n/, ` [${index}]:\n`) : `${text} [${index}]`;
}

/** What is left, in its paragraphs. */
function restText(rest: readonly Unit[]): string {
  const paragraphs: { block: number; text: string }[] = [];
  for (const { block, text, isList, isItem } of rest) {
    const last = paragraphs.at(-1);
    const line = isItem ? `- ${text}` : text;
    if (last?.block === block && !isList) last.text += isItem ? `\n${line}` : ` ${line}`;
    else paragraphs.push({ block: isList ? -1 : block, text: line });
  }
  return paragraphs.map(({ text }) => text).join('\n\n');
}

/** Both parts of an answer as one text. */
export const withFold = ({ front, rest }: UseCaseAnswer): string =>
  rest ? `${front}${FOLD}${rest}` : front;
