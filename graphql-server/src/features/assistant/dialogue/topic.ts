import type { ConversationTurn } from '../../../platform/ai/index.js';

/** What the conversation was last about. */
export interface Topic {
  /** Title of the use case that the last answer rested on. */
  title: string;
  /** The question that it answered. */
  question: string;
}

/** The topic that a follow-up stays with; answers to small talk in between do not end it. */
export function topicOf(history: readonly ConversationTurn[]): Topic | undefined {
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const turn = history[at];
    const title = turn?.role === 'assistant' ? turn.sources?.[0] : undefined;
    // An answer that asks back has no topic yet: it offered several.
    if (!title || turn?.choices?.includes(title)) continue;
    return { title, question: questionBefore(history, at) };
  }
  return undefined;
}

/** What the person said last before a turn. */
export const questionBefore = (history: readonly ConversationTurn[], at: number): string =>
  history.slice(0, at).findLast(({ role }) => role === 'user')?.text ?? '';
