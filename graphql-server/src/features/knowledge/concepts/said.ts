import { isStopWord, wordsOf } from '../../../platform/german/index.js';
import { frequencyOf, type PackedIndex, type TermWeights } from '../lexical/packed-index.js';
import { inverseDocumentFrequency } from '../lexical/rarity.js';
import { stemTerm } from '../lexical/terms.js';

/** "Schlüssel weg" and "noch ein Schlüssel" differ in function words only, which tell far less than others. */
const FUNCTION_WORD = 0.3;

/** A word of a question that no wording has says as much as one that so many have. */
const UNKNOWN_FREQUENCY = 40;

/** The stems of a text's words with what each counts. */
export const saidIn = (text: string): TermWeights =>
  new Map(
    wordsOf(text).map((word) => [stemTerm(word), isStopWord(word) ? FUNCTION_WORD : 1] as const),
  );

/** How much the words of a text say together, by how rare they are. */
export const rarityOf = (index: PackedIndex, stems: TermWeights): number =>
  [...stems].reduce((sum, [stem, weight]) => sum + weight * rarityOfStem(index, stem), 0);

/** How much one of them says. */
export const rarityOfStem = (index: PackedIndex, stem: number): number => {
  const frequency = frequencyOf(index, stem);
  return inverseDocumentFrequency(frequency === 0 ? UNKNOWN_FREQUENCY : frequency, index.passages);
};
