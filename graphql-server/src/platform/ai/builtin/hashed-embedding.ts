import { characterGrams, hash32, isStopWord, stem, wordsOf } from '../../german/index.js';

/** Length of the vectors. */
export const HASHED_DIMENSIONS = 768;

/** Changes whenever the same text would get another vector, so that stored vectors are renewed. */
export const HASHED_MODEL = 'hausgeist-de-1';

const STEM_WEIGHT = 1;
const GRAM_WEIGHT = 0.35;
const STOP_WORD_WEIGHT = 0.15;

/**
 * A vector of a German text without any model: its stems and character 3- and 4-grams, each hashed to
 * a place and a sign, frequencies dampened, length 1. Texts that share words, word parts or spellings
 * come out near each other; texts that share only a meaning do not.
 */
export function hashedEmbedding(text: string): number[] {
  const features = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const scale = isStopWord(word) ? STOP_WORD_WEIGHT : 1;
    add(features, `s${stem(word)}`, scale * STEM_WEIGHT);
    if (scale < 1) continue;
    const grams = [...characterGrams(word, 3), ...characterGrams(word, 4)];
    // Every word weighs the same, however many grams it has.
    const weight = GRAM_WEIGHT / Math.sqrt(grams.length);
    for (const gram of grams) add(features, `g${gram}`, weight);
  }
  const vector = Array.from({ length: HASHED_DIMENSIONS }, () => 0);
  for (const [feature, weight] of features) {
    const hash = hash32(feature);
    const place = hash % HASHED_DIMENSIONS;
    const sign = hash32(feature, 1) % 2 === 0 ? 1 : -1;
    vector[place] = (vector[place] ?? 0) + sign * Math.sqrt(weight);
  }
  return normalised(vector);
}

function add(features: Map<string, number>, feature: string, weight: number): void {
  features.set(feature, (features.get(feature) ?? 0) + weight);
}

function normalised(vector: number[]): number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
