import { asksForMissing, homeliness, isAboutStandIn } from '../concepts/concept-tags.js';
import type { EmbeddingCalibration } from '../embedding/calibration.js';
import { homeVote } from '../home-vote/home-vote.js';
import { groundingScore } from '../lexical/evidence.js';
import type { PackedIndex } from '../lexical/packed-index.js';
import type { QueryTerms } from '../lexical/query-terms.js';
import { likeliest } from './likelihood.js';
import type { RankedUseCase } from './rank.js';
import type { RetrievalVerdict } from './retrieval.js';

/** Where between unrelated (0) and related (1) texts a cosine says nothing for or against. */
const NEUTRAL_SIMILARITY = 0.55;

/** What a trusted model's opinion counts for each step beyond that, and at most for and against. */
const VECTOR_SLOPE = 10;
const VECTOR_BOUNDS = [-2.5, 4.5] as const;

/** How far words can outvote a trusted model. */
const WORD_BOUNDS = [-3, 3] as const;

/** What the vote on the message as a whole counts, and where it says nothing for or against. */
const VOTE_SLOPE = 0.5;
const NEUTRAL_VOTE = 3.4;

/** Below the first, nothing fits; from the second on, and with that likelihood, one answers. */
const LEAST_TO_ASK = -1.1;
const LEAST_TO_ANSWER = 0.3;
const SURE = 0.92;

/** With this likelihood the best is answered from as well, and the next are offered beside the answer. */
const LIKELY = 0.88;

/**
 * From here on a question is so near a known way of asking that words which nothing explains change little: "Wann kommt
 * endlich die Nebenkostenabrechnung".
 */
const SAID_NEARLY_SO = 0.45;

/** How much higher the floor is where concepts and the vote on the message tell nothing about a file. */
const FLOOR_WITHOUT_CONCEPTS = 1;

/**
 * From this share of unexplained words on, a question asks for something else than the use case answers,
 * however far the others are behind: "Which fax number have you?" is near "Our office".
 */
const MOST_UNEXPLAINED = 0.5;

/** From here on it may ask for something that the file does not say at all. */
const MUCH_UNEXPLAINED = 0.34;

/** From here on words say enough, whatever concept a question speaks of. */
const SURELY_FOUND = 1;

/** From here on a question is so near a known way of asking for what no use case is about that words say nothing. */
const SURELY_MISSING = 0.7;

/** From here on a use case that explains every word answers, whatever its title is about: name plates, and broken bells. */
const SAYS_ALL_OF_IT = 3;

/** From this share of the topic on a use case that is about something else may be offered nevertheless. */
const MOSTLY_COVERED = 0.65;

/** From here on a question is one of the known ways of asking for what the use case is about. */
const SAID_JUST_SO = 0.85;

/** What may be done with what was found, and how much speaks for answering from it at all. */
export interface Judgement {
  /** What was found, the likeliest first. */
  hits: readonly RankedUseCase[];
  verdict: RetrievalVerdict;
  /** Whether the first is likely enough to answer from, with the others beside it, when the verdict is `ask`. */
  isLikely: boolean;
  /** How likely the first is the one that is meant, if any of the best is; 0 to 1. */
  likelihood: number;
  /** Whether much of the question stands nowhere in the likeliest, so that the file may not answer it at all. */
  isDoubtful: boolean;
  /** More for than against above 0. */
  grounding: number;
  /** How many words of the question are about other topics than homes, or are known nowhere. */
  strangeWords: number;
}

/** The judgement where there is nothing to find. */
export const NOTHING: Judgement = {
  hits: [],
  verdict: 'none',
  isLikely: false,
  likelihood: 0,
  isDoubtful: false,
  grounding: -10,
  strangeWords: 0,
};

/**
 * What may be done with what was found. Without a floor a question about the weather would be answered
 * from the least unfitting use case; without asking back, one in five questions from the second best.
 */
export function judge(
  terms: QueryTerms,
  index: PackedIndex,
  calibration: EmbeddingCalibration | null,
  hits: readonly RankedUseCase[],
): Judgement {
  const weighed = likeliest(terms, index, hits);
  const [best] = weighed;
  if (!best) return NOTHING;
  const grounds = weighed.map(({ evidence, hit: { cosine } }) =>
    withVectors(groundingScore(evidence), calibration, cosine),
  );
  const isKnown = best.evidence.wording >= SAID_JUST_SO;
  const ground = Math.max(...grounds, isKnown ? LEAST_TO_ANSWER : -Infinity);
  const titles = weighed.map(({ hit }) => hit.title);
  const homely = homeliness(index);
  const vote = VOTE_SLOPE * (homeVote(terms.text, titles) - NEUTRAL_VOTE) * homely ** 2;
  const floor = LEAST_TO_ASK + FLOOR_WITHOUT_CONCEPTS * (1 - homely);
  const { offTopicWords, foreignWords, unexplained, wording } = best.evidence;
  const judgement = {
    hits: [...weighed.map(({ hit }) => hit), ...hits.slice(weighed.length)],
    grounding: ground,
    likelihood: best.likelihood,
    strangeWords: offTopicWords + foreignWords,
    isDoubtful: unexplained >= MUCH_UNEXPLAINED,
  };
  const missing = asksForMissing(index, terms.concepts);
  const saysAllOfIt = unexplained === 0 && ground >= SAYS_ALL_OF_IT;
  const isMissing =
    missing > 0 && !saysAllOfIt && (ground < SURELY_FOUND || missing >= SURELY_MISSING);
  // "Energieausweis" stands in what a seller gets, though no use case is about it.
  const isNamed = unexplained === 0 && best.evidence.coverage >= MOSTLY_COVERED;
  // Small companies write of several things in one use case: "meine Freundin zieht ein" is told under subletting.
  const isToldNearby = ground + vote >= floor && isAboutStandIn(index, terms.concepts);
  if (isMissing && (isNamed || isToldNearby)) {
    return { ...judgement, verdict: 'ask', isLikely: false, isDoubtful: true };
  }
  if (isMissing || ground + vote < floor) return { ...judgement, verdict: 'none', isLikely: false };
  // That a message is about homes lets more be offered, and nothing be answered from what hardly fits.
  const says = isKnown || ground + Math.min(0, vote) >= LEAST_TO_ANSWER;
  const fits = says && (isKnown || unexplained < MOST_UNEXPLAINED);
  const mayFit = fits || (says && wording >= SAID_NEARLY_SO);
  return {
    ...judgement,
    verdict: fits && best.likelihood >= SURE ? 'answer' : 'ask',
    isLikely: mayFit && best.likelihood >= LIKELY,
  };
}

/** The more a model is trusted, the less words alone decide. */
function withVectors(
  words: number,
  calibration: EmbeddingCalibration | null,
  cosine: number | undefined,
): number {
  if (!calibration || cosine === undefined || calibration.trust === 0) return words;
  const { trust, related, unrelated } = calibration;
  const similarity = (cosine - unrelated) / (related - unrelated);
  const vectors = clamp(VECTOR_SLOPE * (similarity - NEUTRAL_SIMILARITY), VECTOR_BOUNDS);
  return (1 - trust) * words + trust * (clamp(words, WORD_BOUNDS) + vectors);
}

const clamp = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));
