import type { ConversationTurn } from '../../../platform/ai/index.js';

/** How a use case came up: the last answer's, cited beside it, offered and not picked, or before. */
export type Standing = 'current' | 'beside' | 'offered' | 'earlier';

/** A use case that the conversation has spoken of. */
export interface SpokenOf {
  title: string;
  standing: Standing;
  /** Its place among those that were offered, or how many topics ago it was, from 0 on. */
  place: number;
}

/** What a conversation was about so far. */
export interface Memory {
  /** The last first, each use case once; empty as long as nothing was found. */
  topics: readonly SpokenOf[];
  /** How the last topic came up; empty as long as the person has asked nothing. */
  begun: string;
  /** All that the person said of it: how it came up, what it was asked about, what was said last. */
  context: string;
  /** Whether the last answer told what to do in danger. */
  isEmergency: boolean;
}

/** Topics before the last one that a person may come back to. */
const EARLIER = 4;

/** Reads a conversation; answers to small talk in between do not end a topic. */
export function memoryOf(history: readonly ConversationTurn[]): Memory {
  const topics: SpokenOf[] = [];
  const add = (title: string, standing: Standing, place: number) => {
    if (!topics.some((topic) => topic.title === title)) topics.push({ title, standing, place });
  };
  const answers = history.flatMap((turn, at) =>
    turn.role === 'assistant' && (turn.sources?.length ?? 0) > 0 ? [{ ...turn, at }] : [],
  );
  const last = answers.at(-1);
  for (const [place, title] of (last?.sources ?? []).entries()) {
    const isOffered = last?.choices?.includes(title) === true;
    add(title, isOffered ? 'offered' : place === 0 ? 'current' : 'beside', place);
  }
  let ago = 0;
  for (const { sources = [], choices = [] } of answers.slice(0, -1).toReversed()) {
    const [title] = sources;
    if (title === undefined || choices.includes(title) || ago === EARLIER) continue;
    add(title, 'earlier', ago);
    ago += 1;
  }
  const isEmergency = history.at(-1)?.isEmergency === true;
  const said = last
    ? [answers[lastBeginning(answers)]?.at ?? 0, last.at, history.length]
    : openAnswer(history);
  const questions = said.map((at) => questionBefore(history, at)).filter(Boolean);
  return {
    topics,
    begun: questions[0] ?? '',
    context: [...new Set(questions)].join('\n'),
    isEmergency,
  };
}

/** Where the last answer stands that found nothing; small talk offers nothing to go on with. */
function openAnswer(history: readonly ConversationTurn[]): number[] {
  const at = history.findLastIndex(({ choices = [] }) => choices.length > 0);
  return at < 0 ? [] : [at];
}

/** Where the last topic came up: behind the last answer that rests on another use case. */
const lastBeginning = (answers: readonly ConversationTurn[]): number =>
  answers.findLastIndex(({ sources }) => sources?.[0] !== answers.at(-1)?.sources?.[0]) + 1;

/** What the person said last before a turn. */
export const questionBefore = (history: readonly ConversationTurn[], at: number): string =>
  history.slice(0, at).findLast(({ role }) => role === 'user')?.text ?? '';
