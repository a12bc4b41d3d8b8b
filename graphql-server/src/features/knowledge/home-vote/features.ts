import { fold, hash32, stem, wordsOf } from '../../../platform/german/index.js';

/** Numbers of the features; each has a weight. */
export const FEATURES = 1 << 15;

const SEED = 9;
const GRAM = 4;
const GRAM_VALUE = 0.5;
const PAIR_VALUE = 0.6;
const START_VALUE = 0.5;

/** What a message is weighed by, so that each word's own part can be told from the rest. */
export interface MessageFeatures {
  /** By stems: a word and the parts of it. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Pairs of words, and how the message begins. */
  whole: ReadonlyMap<number, number>;
}

/** What a message is weighed by: words, their parts and pairs, and its beginning. */
export function featuresOf(message: string): MessageFeatures {
  const words = wordsOf(message).map(fold);
  const stems = words.map(stem);
  const own = new Map<string, Map<number, number>>();
  const seen = new Set<string>();
  words.forEach((word, i) => {
    const of = stems[i] ?? word;
    const features = own.get(of) ?? new Map([[numberOf(`s${of}`), 1]]);
    own.set(of, features);
    if (seen.has(word)) return;
    seen.add(word);
    const bordered = `_${word}_`;
    for (let at = 0; at + GRAM <= bordered.length; at += 1) {
      add(features, `g${bordered.slice(at, at + GRAM)}`, GRAM_VALUE);
    }
  });
  const whole = new Map([[numberOf('bias'), 1]]);
  for (let i = 0; i + 1 < stems.length; i += 1) {
    add(whole, `b${stems[i]} ${stems[i + 1]}`, PAIR_VALUE);
  }
  if (stems.length > 0) add(whole, `^${stems[0]} ${stems[1] ?? ''}`, START_VALUE);
  return { words: own, whole };
}

/** All features of a message together. */
export function allFeatures({ words, whole }: MessageFeatures): ReadonlyMap<number, number> {
  const all = new Map(whole);
  for (const features of words.values()) {
    for (const [feature, value] of features) all.set(feature, (all.get(feature) ?? 0) + value);
  }
  return all;
}

function add(features: Map<number, number>, name: string, value: number): void {
  const feature = numberOf(name);
  features.set(feature, (features.get(feature) ?? 0) + value);
}

const numberOf = (name: string): number => hash32(name, SEED) % FEATURES;
