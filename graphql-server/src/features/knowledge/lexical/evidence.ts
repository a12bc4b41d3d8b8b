import { LRUCache } from 'lru-cache';
import { characterGrams, fold, isStopWord, stem, wordsOf } from '../../../platform/german/index.js';
import { conceptTerm, homeliness, isWordOfUseCase } from '../concepts/concept-tags.js';
import { isDomainWord } from '../spelling/domain-words.js';
import { GENERIC_STEMS, OFF_TOPIC_STEMS } from './off-topic-vocabulary.js';
import type { Passage } from './bm25.js';
import type { QueryTerms } from './query-terms.js';
import { frequencyOf, type PackedIndex, weightIn } from './packed-index.js';
import { inverseDocumentFrequency } from './rarity.js';
import { stemTerm } from './terms.js';

/** A word of which fewer character grams than this occur in a word of the passage is not in it. */
const MIN_GRAM_OVERLAP = 0.5;

/** A word found as part of another, or through the vocabulary, counts less than itself. */
const PART_MATCH = 0.8;
const VOCABULARY_MATCH = 0.7;
const GENERIC_WORD = 0.3;

/** A word that the product does not know as German may be dialect or another topic. */
const STRANGE_WORD = 0.4;

/** Shorter words than this are too often particles to be what a question is about. */
const SHORTEST_TOPIC = 5;

/** A word that no passage has, against one that a single passage has. */
const UNKNOWN_WORD = 1.25;

/** How a passage answers to a question; the shares count words by how rare they are. */
export interface Evidence {
  /** Share of the question's topic that the passage covers, 0 to 1. */
  coverage: number;
  /** The covered words' rarity, in units of a word that only one passage has. */
  mass: number;
  /** The lexical score in the same unit. */
  score: number;
  /** Words about other topics that the passage lacks. */
  offTopicWords: number;
  /** Words that the passage lacks and that are not about homes either, if the file is. */
  foreignWords: number;
  /** How many words of the question carry its topic. */
  contentWords: number;
  /** Share of them that neither the passage has nor people use for what it is about, 0 to 1. */
  unexplained: number;
  /** How far the question and the passage's use case are about the same concepts, 0 to 1. */
  concepts: number;
  /** How near the question comes to a known way of asking for what the use case is about, 0 to about 1. */
  wording: number;
}

/** Weighs what speaks for a passage. */
export function evidenceOf(
  query: QueryTerms,
  index: PackedIndex,
  { position, ...passage }: Passage & { position: number },
  lexicalScore: number,
): Evidence {
  const words = wordsOfPassage(passage);
  const unit = inverseDocumentFrequency(1, index.passages);
  let total = 0;
  let covered = 0;
  let offTopicWords = 0;
  let foreignWords = 0;
  let unexplained = 0;
  for (const { typed, forms, isKnown } of query.contentWords) {
    const substitutes = query.expansions
      .filter(({ causes }) => causes.includes(typed))
      .map((expansion) => expansion.word);
    const frequency = Math.max(...forms.map((form) => frequencyOf(index, stemTerm(form))));
    const generic = forms.every((form) => GENERIC_STEMS.has(stem(form))) ? GENERIC_WORD : 1;
    const rarity =
      frequency === 0 ? UNKNOWN_WORD * unit : inverseDocumentFrequency(frequency, index.passages);
    const weight = rarity * generic;
    const match = mean(forms.map((form) => words.match(form, substitutes)));
    total += weight;
    covered += weight * match;
    if (match === 0 && forms.some((form) => OFF_TOPIC_STEMS.has(stem(form)))) offTopicWords += 1;
    if (match === 0 && !forms.some(isDomainWord)) foreignWords += isKnown ? 1 : STRANGE_WORD;
    const isUsual = (form: string) => isWordOfUseCase(index, position, form);
    if (match === 0 && typed.length >= SHORTEST_TOPIC && !forms.some(isUsual)) unexplained += 1;
  }
  return {
    coverage: total > 0 ? covered / total : 0,
    mass: covered / unit,
    score: lexicalScore / unit,
    offTopicWords,
    foreignWords: foreignWords * homeliness(index),
    contentWords: query.contentWords.length,
    unexplained: (unexplained / Math.max(1, query.contentWords.length)) * homeliness(index),
    concepts: mostShared(query.concepts.shares, index, position),
    wording: mostShared(query.concepts.nearness, index, position),
  };
}

/** What a question has of the concept that its use case shares with it most. */
function mostShared(
  ofQuestion: ReadonlyMap<number, number>,
  index: PackedIndex,
  position: number,
): number {
  let most = 0;
  for (const [concept, share] of ofQuestion) {
    most = Math.max(most, share * weightIn(index, conceptTerm(concept), position));
  }
  return most * homeliness(index);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

class PassageWords {
  readonly #stems: ReadonlySet<string>;
  readonly #words: readonly string[];
  /** Folded, with their borders marked, so that they contain their grams. */
  #bordered: readonly string[] | undefined;

  constructor({ title, text }: Passage) {
    const words = new Set([...wordsOf(title), ...wordsOf(text)]);
    this.#stems = new Set([...words].map(stem));
    this.#words = [...words].filter((word) => word.length >= 4 && !isStopWord(word));
  }

  match(word: string, substitutes: readonly string[]): number {
    if (this.#stems.has(stem(word))) return 1;
    const part = this.#partMatch(word);
    const replaced = substitutes.some((substitute) => this.#stems.has(stem(substitute)));
    return Math.max(
      part >= MIN_GRAM_OVERLAP ? part * PART_MATCH : 0,
      replaced ? VOCABULARY_MATCH : 0,
    );
  }

  #partMatch(word: string): number {
    const grams = characterGrams(word, 4);
    if (grams.length < 3) return 0;
    let best = 0;
    this.#bordered ??= this.#words.map((other) => `_${fold(other)}_`);
    for (const other of this.#bordered) {
      let shared = 0;
      for (const gram of grams) if (other.includes(gram)) shared += 1;
      best = Math.max(best, shared / grams.length);
    }
    return best;
  }
}

/** The same few passages are the best ones again and again, and parting their words takes longest. */
const known = new LRUCache<string, PassageWords>({ max: 500 });

function wordsOfPassage(passage: Passage): PassageWords {
  const key = `${passage.title}\n${passage.text}`;
  const words = known.get(key) ?? new PassageWords(passage);
  known.set(key, words);
  return words;
}

/**
 * How much speaks for a passage that may be used as grounding: positive means more for than against.
 *
 * A logistic regression on questions with an answer and questions without one, over prompt files of 4
 * to 700 use cases. See docs/decisions/0012-a-floor-under-answers.md.
 */
export function groundingScore(evidence: Evidence): number {
  return (
    -8.68 +
    3.87 * Math.sqrt(evidence.coverage) +
    2.46 * Math.log(0.3 + evidence.score) -
    0.19 * Math.log(0.1 + evidence.mass) -
    1.56 * evidence.offTopicWords +
    1.47 * Math.log(1 + evidence.contentWords) +
    1.66 * Math.sqrt(evidence.concepts) -
    (3.87 * evidence.foreignWords) / (1 + evidence.contentWords)
  );
}
