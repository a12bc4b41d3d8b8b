import type { GivenAnswer } from './company-under-test.js';
import { frontOf } from '../platform/ai/index.js';
import type {
  EvaluatedConversation,
  EvaluatedDialogue,
  EvaluatedMessage,
  EvaluatedQuestion,
  EvaluatedSentence,
} from './sets.js';

/** Counts by name; shares are taken of them in the report. */
export type Counts = Record<string, number>;

/** Adds one to each name that is true. */
export function count(counts: Counts, flags: Record<string, boolean>): void {
  for (const [name, is] of Object.entries(flags)) counts[name] = (counts[name] ?? 0) + Number(is);
}

/** Whether a title is meant by one of the wanted ones: the heading, or its first word. */
export const isOne = (titles: readonly string[], title: string) =>
  titles.some((wanted) => title === wanted || title.split(/\s/, 1)[0] === wanted);

/** How an answer does on a question. */
export function judgeQuestion(
  { wanted }: EvaluatedQuestion,
  { outcome }: GivenAnswer,
): Record<string, boolean> {
  const { action } = outcome.guidance;
  const titles = outcome.sources.map(({ title }) => title);
  const answers = action === 'ANSWER' || action === 'EMERGENCY';
  const isIn = (shown: readonly string[]) =>
    wanted.length > 0 && wanted.every((one) => shown.some((title) => isOne(one, title)));
  const found = isIn(titles);
  const [first = ''] = titles;
  return {
    asked: true,
    // The first of several choices counts as well: it is what a reader sees first.
    first:
      (answers || action === 'ASK_BACK') &&
      wanted.some((one) => isOne(one, first)) &&
      (wanted.length < 2 || found),
    // What is offered beside an answer is shown; an answer from another use case is wrong all the same.
    shown: (answers || action === 'ASK_BACK') && isIn([...titles, ...outcome.guidance.choices]),
    wrong: answers && titles.length > 0 && !found,
    askedBack: action === 'ASK_BACK',
    refused: !answers && action !== 'ASK_BACK',
  };
}

/** Where the first wanted use case stands among those that a search brought. */
export function judgeSearch({ wanted }: EvaluatedQuestion, titles: readonly string[]) {
  const at = titles.findIndex((title) => wanted.some((one) => isOne(one, title)));
  const within = (places: number) => at >= 0 && at < places;
  return { searched: true, at1: within(1), at3: within(3), at5: within(5) };
}

/** Whether an announcement is told to those who ask about it, and to no others. */
export function judgeAnnouncement(
  { subject, isWanted }: { subject: string; isWanted: boolean },
  { text }: GivenAnswer,
): Record<string, boolean> {
  const told = text.includes(subject);
  return {
    announced: isWanted,
    announcedTold: isWanted && told,
    unannounced: !isWanted,
    unannouncedTold: !isWanted && told,
  };
}

/** Whether danger is seen where it is, and nowhere else. */
export function judgeMessage(
  { kind }: EvaluatedMessage,
  { outcome }: GivenAnswer,
): Record<string, boolean> {
  const warned = outcome.guidance.calls.length > 0 && outcome.guidance.action !== 'HAND_OVER';
  return kind === null
    ? { harmless: true, falseAlarm: warned, falseEmergency: outcome.danger !== null }
    : { dangerous: true, found: warned, sure: outcome.danger !== null };
}

/** Ends a sentence behind which another begins. */
const SENTENCE_END = /[.!?](?: \[\d+\])?\s+(?=\p{Lu})/u;

/**
 * Whether an answer says the sentence that answers: at all, where everybody reads it, and before
 * anything else. Sentences of other use cases than the right one say nothing about the choice.
 */
export function judgeSentence(
  { says, also }: Pick<EvaluatedSentence, 'says' | 'also'>,
  { text }: GivenAnswer,
) {
  const front = frontOf(text);
  const places = [says, ...also].map((one) => front.indexOf(one)).filter((place) => place >= 0);
  const at = places.length > 0 ? Math.min(...places) : -1;
  return {
    said: [says, ...also].some((one) => text.includes(one)),
    saidInFront: at >= 0,
    saidFirst: at >= 0 && !SENTENCE_END.test(front.slice(0, at)),
  };
}

type Turn = EvaluatedDialogue['turns'][number];

/** How an answer does in its place in a dialogue. */
export function judgeTurn(turn: Turn, place: number, { text, outcome }: GivenAnswer) {
  const { action } = outcome.guidance;
  const titles = new Set(outcome.sources.map(({ title }) => title));
  const right = turn.danger
    ? action === 'EMERGENCY'
    : turn.intent
      ? action === (turn.intent === 'person' ? 'HAND_OVER' : 'SMALL_TALK')
      : (turn.ids ?? []).some((id) => titles.has(id));
  const said = text.toLowerCase();
  const says = turn.says.every((part) => said.includes(part.toLowerCase()));
  const followUp = place > 0 && turn.ids !== undefined;
  return {
    turns: true,
    turnsRight: right,
    turnsAskedBack: action === 'ASK_BACK',
    followUps: followUp,
    followUpsRight: followUp && right,
    facts: turn.says.length > 0,
    factsRight: turn.says.length > 0 && says,
    persons: turn.intent === 'person',
    personsRight: turn.intent === 'person' && right,
  };
}

/** Whether a message that asks nothing is taken for what it is. */
export function judgeAct(
  { kind }: Pick<EvaluatedConversation['turns'][number], 'kind'>,
  { outcome }: GivenAnswer,
): Record<string, boolean> {
  if (kind === undefined || kind === 'silent') return {};
  const wanted = kind === 'person' ? 'HAND_OVER' : 'SMALL_TALK';
  return { acts: true, actsRight: outcome.guidance.action === wanted };
}

/** Numbers of an answer that stand in none of the texts. */
export function inventedNumbers(answer: string, texts: readonly string[]): string[] {
  const known = new Set(texts.flatMap(numbersOf));
  return numbersOf(answer.replaceAll(/\[\d+\]|^\s*\d+[.)]\s/gm, '')).filter((n) => !known.has(n));
}

const numbersOf = (text: string): string[] => text.match(/\d{2,}/g) ?? [];
