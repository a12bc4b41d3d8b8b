import type { ConversationTurn } from '../../platform/ai/index.js';
import { isStopWord, wordsOf } from '../../platform/german/index.js';

/** A question with fewer words of its own than this leans on the one before it. */
const OWN_WORDS = 3;

const REFERS_BACK =
  /^(?:und|aber|oder|also|auch)\b|\b(?:das|dafür|dazu|davon|damit|dabei|es|er|sie|den|die|dort|da)\b/i;

/** What to search for: the question, with the one before it where it cannot stand alone. */
export function searchQuery(question: string, history: readonly ConversationTurn[]): string {
  const own = wordsOf(question).filter((word) => !isStopWord(word));
  if (own.length >= OWN_WORDS || !REFERS_BACK.test(question)) return question;
  const previous = history.findLast((turn) => turn.role === 'user');
  return previous ? `${previous.text}\n${question}` : question;
}
