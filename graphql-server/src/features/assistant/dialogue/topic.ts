import type { ConversationTurn } from '../../../platform/ai/index.js';

/** What the conversation was last about. */
export interface Topic {
  /** Title of the use case that the last answer rested on, or was offered first. */
  title: string;
  /** The question that it answered. */
  question: string;
  /** Whether the last answer told what to do in danger. */
  isEmergency: boolean;
}

/**
 * The topic that a follow-up stays with; answers to small talk in between do not end it. Of several
 * use cases that were offered, whoever asks on without choosing means the likeliest.
 */
export function topicOf(history: readonly ConversationTurn[]): Topic | undefined {
  const at = history.findLastIndex(
    ({ role, sources = [] }) => role === 'assistant' && sources.length > 0,
  );
  const title = history[at]?.sources?.[0];
  if (title === undefined) return undefined;
  const isEmergency = history.at(-1)?.isEmergency === true;
  return { title, question: questionBefore(history, at), isEmergency };
}

/** What the person said last before a turn. */
export const questionBefore = (history: readonly ConversationTurn[], at: number): string =>
  history.slice(0, at).findLast(({ role }) => role === 'user')?.text ?? '';
