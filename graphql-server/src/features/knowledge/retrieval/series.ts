/** How far around a use case the other parts of its text are looked for. */
const REACH = 4;

/** What a part gains by each other part near it, of that one's own score. */
const SUPPORT = 0.2;

/** A use case that a search has found. */
interface Hit {
  title: string;
  score: number;
}

/** What is known of the use cases of a file for one question, by their number. */
interface ScoredFile<T> {
  useCases: readonly { title: string }[];
  /** Scores by words, of the size that they have in the ranking. */
  scoreOf: (useCase: number) => number;
  numberOf: (hit: T) => number;
}

/**
 * Puts parts of one long text further to the front when other parts of it were found as well. Such a
 * text is split into use cases that follow each other and whose titles differ in their numbers alone
 * ("House rules 1", "House rules 2"): a question about it often shares more words with a sister of the
 * part that answers. The best use case keeps its place: words decide which part a question is about.
 */
export function bringPartsForward<T extends Hit>(
  ranked: readonly T[],
  { useCases, scoreOf, numberOf }: ScoredFile<T>,
): T[] {
  const supportOf = (hit: T): number => {
    const own = numberOf(hit);
    const name = seriesOf(hit.title);
    let sum = 0;
    for (let other = own - REACH; other <= own + REACH; other += 1) {
      const title = useCases[other]?.title;
      if (other !== own && title !== undefined && seriesOf(title) === name) sum += scoreOf(other);
    }
    return SUPPORT * sum;
  };
  const [first, ...others] = ranked.map((hit) => ({ hit, score: hit.score + supportOf(hit) }));
  if (!first) return [];
  return [first, ...others.toSorted((a, b) => b.score - a.score)].map(({ hit }) => hit);
}

/** A title without its numbers. */
const seriesOf = (title: string) => title.replaceAll(/\d+/g, '#');
