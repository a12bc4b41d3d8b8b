import type { ConversationTurn } from '../../platform/ai/index.js';
import { isStopWord, wordsOf } from '../../platform/german/index.js';

/** A question with this many words of its own stands alone. */
const OWN_WORDS = 3;

const BEGINS_AS_SEQUEL = /^\s*(?:und|aber|oder|also|auch)\s/i;
const BACKWARD =
  /^(?:das|die|den|dem|der|es|ihn|ihr|sie|dafür|dazu|davon|damit|dabei|dort|da|dann)$/;

/** What to search for: the question, with the one before it where it cannot stand alone. */
export function searchQuery(question: string, history: readonly ConversationTurn[]): string {
  const words = wordsOf(question);
  const own = words.filter((word) => !isStopWord(word));
  if (own.length >= OWN_WORDS) return question;
  if (!BEGINS_AS_SEQUEL.test(question) && !pointsBack(words)) return question;
  const previous = history.findLast((turn) => turn.role === 'user');
  return previous ? `${previous.text}\n${question}` : question;
}

/** Whether a word stands for something said before; before a noun it is only its article. */
const pointsBack = (words: string[]) =>
  words.some((word, position) => {
    const next = words[position + 1];
    return BACKWARD.test(word) && (next === undefined || isStopWord(next));
  });
