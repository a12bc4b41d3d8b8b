import { setImmediate } from 'node:timers/promises';
import { conceptTerm } from '../concepts/concept-tags.js';
import { queryTerms } from '../lexical/query-terms.js';
import { gramTerms, stemTerm } from '../lexical/terms.js';
import { fileWords } from '../spelling/file-words.js';

/** Likeness of a question and a group, from 0 to 1, from which on they belong together. */
const SAME_GAP = 0.3;

/** What the concepts that a question speaks of count beside its words. */
const CONCEPT_WEIGHT = 3;

/** How much less the concepts that it only touches count. */
const CONCEPT_SHARPNESS = 2;

/** What parts of a word count together, which long German words share. */
const GRAM_WEIGHT = 0.4;

/** What the vocabulary adds to a question's own words. */
const EXPANSION_WEIGHT = 0.3;

/** Questions in a batch, after which the event loop gets a turn. */
const SLICE = 25;

type Meaning = Map<number, number>;

interface Group {
  members: number[];
  sum: Meaning;
}

/**
 * Puts questions together that ask for the same, by the words and concepts that the search knows; no model is
 * asked. Gives the places of the questions of each group, its most typical one first, larger groups first.
 * Earlier questions found groups, so that these stay what they are while others come.
 *
 * @param texts in German, oldest first
 */
export async function groupQuestions(texts: readonly string[]): Promise<number[][]> {
  const meanings = weighed(await meaningsOf(texts));
  const groups: Group[] = [];
  for (const [place, meaning] of meanings.entries()) {
    if (place % SLICE === 0) await setImmediate();
    let best: Group | undefined;
    let likeness = SAME_GAP;
    for (const group of groups) {
      const found = cosine(meaning, group.sum);
      if (found >= likeness) [best, likeness] = [group, found];
    }
    if (!best) groups.push({ members: [place], sum: new Map(meaning) });
    else {
      best.members.push(place);
      for (const [term, weight] of meaning) add(best.sum, term, weight);
    }
  }
  return groups
    .map(({ members, sum }) => {
      const likenessOf = (place: number) => cosine(meanings[place] ?? new Map(), sum);
      return members.toSorted((one, other) => likenessOf(other) - likenessOf(one));
    })
    .toSorted((one, other) => other.length - one.length);
}

async function meaningsOf(texts: readonly string[]): Promise<Meaning[]> {
  const noFile = fileWords([]);
  const meanings: Meaning[] = [];
  for (const [place, text] of texts.entries()) {
    if (place % SLICE === 0) await setImmediate();
    const { contentWords, expansions, concepts } = queryTerms({ text }, noFile, () => false);
    const meaning: Meaning = new Map();
    for (const { forms } of contentWords) {
      for (const form of forms) {
        const grams = gramTerms(form);
        add(meaning, stemTerm(form), 1 / forms.length);
        for (const gram of grams) add(meaning, gram, GRAM_WEIGHT / Math.sqrt(grams.length));
      }
    }
    for (const { word } of expansions) add(meaning, stemTerm(word), EXPANSION_WEIGHT);
    const most = Math.max(...concepts.shares.values());
    for (const [concept, share] of concepts.shares) {
      const sharp = (share / most) ** CONCEPT_SHARPNESS * Math.min(1, most);
      add(meaning, conceptTerm(concept), CONCEPT_WEIGHT * sharp);
    }
    meanings.push(meaning);
  }
  return meanings;
}

/** Lets terms count the more, the fewer questions have them. */
function weighed(meanings: readonly Meaning[]): Meaning[] {
  const frequencies = new Map<number, number>();
  for (const meaning of meanings) for (const term of meaning.keys()) add(frequencies, term, 1);
  return meanings.map(
    (meaning) =>
      new Map(
        [...meaning].map(([term, weight]) => [
          term,
          weight * Math.log(2 + meanings.length / (frequencies.get(term) ?? 1)),
        ]),
      ),
  );
}

function add(to: Meaning, term: number, weight: number): void {
  to.set(term, (to.get(term) ?? 0) + weight);
}

function cosine(one: Meaning, other: Meaning): number {
  let dot = 0;
  for (const [term, weight] of one) dot += weight * (other.get(term) ?? 0);
  return dot === 0 ? 0 : dot / (lengthOf(one) * lengthOf(other));
}

const lengthOf = (meaning: Meaning): number =>
  Math.sqrt([...meaning.values()].reduce((sum, weight) => sum + weight ** 2, 0));
