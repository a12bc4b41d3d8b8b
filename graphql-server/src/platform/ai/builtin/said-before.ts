import { LRUCache } from 'lru-cache';
import type { ConversationTurn } from '../ai-provider.js';

/** Stands between what answers and what else there is to know; screens fold what follows. */
export const FOLD = '\n\n---\n\n';

/** What the assistant has said in a conversation. */
export interface SaidBefore {
  /** Whether a text was said where everybody reads it. */
  inFront: (text: string) => boolean;
  /** Whether a text was said at all, be it folded. */
  atAll: (text: string) => boolean;
  /** Whether a text was a whole paragraph of an answer. */
  asParagraph: (text: string) => boolean;
}

/** Compares with every answer of the conversation, not only with the last. */
export function saidBefore(history: readonly ConversationTurn[]): SaidBefore {
  const answers = history
    .filter((turn) => turn.role === 'assistant' && !isChoice(turn))
    .map(({ text }) => text);
  const fronts = answers.map((text) => plainText(frontOf(text))).join('\n');
  const wholes = answers.map(plainText).join('\n');
  const paragraphs = () =>
    new Set(answers.flatMap((text) => frontOf(text).split(/\n\s*\n/)).map(plainText));
  return {
    inFront: (text) => fronts.includes(plainText(text)),
    atAll: (text) => wholes.includes(plainText(text)),
    asParagraph: (text) => paragraphs().has(plainText(text)),
  };
}

/** Of what could be chosen from, the one that is chosen is said in full. */
const isChoice = ({ sources = [], choices = [] }: ConversationTurn): boolean =>
  sources.length > 0 && sources.every((title) => choices.includes(title));

/** The part of an answer that is not folded. */
export const frontOf = (answer: string): string =>
  answer.split(/\n[^\S\n]*---[^\S\n]*\n/, 1)[0] ?? '';

const plain = new LRUCache<string, string>({ max: 5_000 });

/** Without citations, quotation marks and line breaks, which differ from one answer to another. */
function plainText(text: string): string {
  const known = plain.get(text);
  if (known !== undefined) return known;
  const found = text
    .replaceAll(/\s?\[\d+\]/g, '')
    .replaceAll(/^>\s?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  plain.set(text, found);
  return found;
}
