import { type Word, wordsIn } from '../../text/words.js';

/** Numbers of the features; each has a weight. Which danger it is needs fewer than whether it is one. */
export const FEATURES = 1 << 15;
export const KIND_FEATURES = 1 << 12;

const GRAM = 4;
const GRAM_VALUE = 0.35;
const PAIR_VALUE = 0.8;
const LENGTH_STEP = 5;
const LONGEST = 6;

/** What a message is weighed by: its words, their parts and pairs, its length and its signs. */
export function featuresOf(message: string, words: readonly Word[] = wordsIn(message)) {
  const features = new Map<number, number>();
  const add = (name: string, value: number) => {
    const feature = hash(name);
    features.set(feature, (features.get(feature) ?? 0) + value);
  };
  for (const text of new Set(words.map((word) => word.text))) {
    add(`w${text}`, 1);
    const bordered = `_${text}_`;
    for (let i = 0; i + GRAM <= bordered.length; i += 1) {
      add(`g${bordered.slice(i, i + GRAM)}`, GRAM_VALUE);
    }
  }
  for (let i = 0; i + 1 < words.length; i += 1) {
    add(`b${words[i]?.text} ${words[i + 1]?.text}`, PAIR_VALUE);
  }
  add('bias', 1);
  if (message.includes('?')) add('?', 1);
  if (message.includes('!')) add('!', 1);
  add(`length ${Math.min(LONGEST, Math.floor(words.length / LENGTH_STEP))}`, 1);
  return features;
}

function hash(name: string): number {
  let value = 0x81_1c_9d_c5;
  for (let i = 0; i < name.length; i += 1) {
    value = Math.imul(value ^ name.charCodeAt(i), 0x01_00_01_93);
  }
  return (value >>> 0) % FEATURES;
}
