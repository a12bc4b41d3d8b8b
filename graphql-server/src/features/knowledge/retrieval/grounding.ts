import { homeliness } from '../concepts/concept-tags.js';
import type { EmbeddingCalibration } from '../embedding/calibration.js';
import { homeVote } from '../home-vote/home-vote.js';
import { certaintyScore, evidenceOf, groundingScore } from '../lexical/evidence.js';
import type { PackedIndex } from '../lexical/packed-index.js';
import type { QueryTerms } from '../lexical/query-terms.js';
import type { RankedUseCase } from './rank.js';
import type { RetrievalVerdict } from './retrieval.js';

/** How many of the best are weighed before all are taken or refused. */
const WEIGHED = 3;

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

/** Below the first, nothing fits; from the second on, and with that certainty, one answers. */
const LEAST_TO_ASK = -1.1;
const LEAST_TO_ANSWER = 0.3;
const LEAST_CERTAINTY = 2.2;

/** With this certainty the best is answered from as well, and the next are offered beside the answer. */
const LIKELY_CERTAINTY = 1.75;

/** How much higher the floor is where concepts and the vote on the message tell nothing about a file. */
const FLOOR_WITHOUT_CONCEPTS = 1;

/**
 * From this share of unexplained words on, a question asks for something else than the use case answers,
 * however far the others are behind: "Which fax number have you?" is near "Our office".
 */
const MOST_UNEXPLAINED = 0.5;

/** Scores that differ by a smaller share than this tell nothing, however well both fit. */
const EVEN = 0.04;

/** What may be done with what was found, and how much speaks for answering from it at all. */
export interface Judgement {
  verdict: RetrievalVerdict;
  /** Whether the first is likely enough to answer from, with the others beside it, when the verdict is `ask`. */
  isLikely: boolean;
  /** More for than against above 0. */
  grounding: number;
  /** How many words of the question are about other topics than homes, or are known nowhere. */
  strangeWords: number;
}

/** The judgement where there is nothing to find. */
export const NOTHING: Judgement = {
  verdict: 'none',
  isLikely: false,
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
  const weighed = hits.slice(0, WEIGHED).map((hit) => {
    const passage = {
      title: hit.title,
      text: `${hit.chunk} ${hit.wordings}`,
      position: hit.position,
    };
    const evidence = evidenceOf(terms, index, passage, hit.lexical);
    return { evidence, ground: withVectors(groundingScore(evidence), calibration, hit.cosine) };
  });
  const [best] = weighed;
  const titles = hits.slice(0, WEIGHED).map(({ title }) => title);
  const homely = homeliness(index);
  const vote = VOTE_SLOPE * (homeVote(terms.text, titles) - NEUTRAL_VOTE) * homely ** 2;
  const floor = LEAST_TO_ASK + FLOOR_WITHOUT_CONCEPTS * (1 - homely);
  const ground = Math.max(...weighed.map((hit) => hit.ground));
  if (!best) return NOTHING;
  const { offTopicWords, foreignWords } = best.evidence;
  const judgement = { grounding: ground, strangeWords: offTopicWords + foreignWords };
  if (ground + vote < floor) return { verdict: 'none', isLikely: false, ...judgement };
  const behind = { second: behindBest(hits, 1), third: behindBest(hits, 2) };
  // That a message is about homes lets more be offered, and nothing be answered from what hardly fits.
  const fits =
    ground + Math.min(0, vote) >= LEAST_TO_ANSWER &&
    behind.second >= EVEN &&
    best.evidence.unexplained < MOST_UNEXPLAINED;
  const certainty = certaintyScore(best.evidence, behind);
  const isAnswer = fits && certainty >= LEAST_CERTAINTY;
  const isLikely = fits && certainty >= LIKELY_CERTAINTY;
  return { verdict: isAnswer ? 'answer' : 'ask', isLikely, ...judgement };
}

function behindBest([best, ...others]: readonly RankedUseCase[], place: number): number {
  const score = best?.score ?? 0;
  return score > 0 ? 1 - (others[place - 1]?.score ?? 0) / score : 0;
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
