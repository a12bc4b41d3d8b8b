import type { DangerWords } from '../danger-words.js';

/** Numbers of the features; each has a weight. Which danger it is needs fewer than whether it is one. */
export const FEATURES = 1 << 15;
export const KIND_FEATURES = 1 << 13;

const GRAM = 4;
const GRAM_VALUE = 0.35;
const PAIR_VALUE = 0.8;
const GROUP_VALUE = 0.9;
const GROUP_PAIR_VALUE = 0.3;
const LENGTH_STEP = 5;
const LONGEST = 6;

/**
 * What a message is weighed by: its words, their parts and pairs, the groups of the vocabulary that they
 * belong to, its length and its signs. The groups let the vote learn from one word or language for others.
 */
export function featuresOf(message: string, { words, groups }: DangerWords) {
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
  for (const [i, group] of groups.entries()) {
    add(`s${group}`, GROUP_VALUE);
    for (const other of groups.slice(i + 1)) add(`p${group} ${other}`, GROUP_PAIR_VALUE);
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
