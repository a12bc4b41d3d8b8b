import { statementFitsOf } from '../../../platform/ai/index.js';
import { type Evidence, evidenceOf } from '../lexical/evidence.js';
import type { PackedIndex } from '../lexical/packed-index.js';
import type { QueryTerms } from '../lexical/query-terms.js';
import type { RankedUseCase } from './rank.js';

/** How many of the best are weighed against each other. */
const WEIGHED = 4;

/**
 * What a known way of asking counts, and how little one does that has only some of its words. People begin chats with
 * three words that are in all neighbours as well: "Schlüssel weg".
 */
const WORDING_WEIGHT = 3.5;
const WORDING_SHARPNESS = 3;

/** One of the best of a search. */
export interface WeighedUseCase {
  hit: RankedUseCase;
  evidence: Evidence;
  /** How likely it is the one that is meant, if any of the best is; together 1. */
  likelihood: number;
}

/** Weighs the best of a search against each other, the likeliest first. */
export function likeliest(
  terms: QueryTerms,
  index: PackedIndex,
  hits: readonly RankedUseCase[],
): WeighedUseCase[] {
  const best = hits.slice(0, WEIGHED);
  const evidence = best.map(({ title, chunk, wordings, position, lexical }) =>
    evidenceOf(terms, index, { title, text: `${chunk} ${wordings}`, position }, lexical),
  );
  const odds = oddsOf(evidence, {
    scores: best.map(({ score }) => score),
    statements: statementFitsOf(terms.text, best),
  });
  const all = odds.reduce((sum, one) => sum + one, 0);
  return best
    .map((hit, i) => ({
      hit,
      evidence: evidence[i] as Evidence,
      likelihood: (odds[i] ?? 0) / all,
    }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
}

/**
 * A conditional logit on the questions that one tunes on: what a use case has, and how far it is ahead of
 * all the others in it. See docs/decisions/0012-a-floor-under-answers.md.
 */
function oddsOf(
  evidence: readonly Evidence[],
  { scores, statements }: { scores: readonly number[]; statements: readonly number[] },
): number[] {
  const most = Math.max(...scores);
  const shares = scores.map((score) => (most > 0 ? score / most : 0));
  const leads = leadsOf(shares);
  const inConcepts = leadsOf(evidence.map(({ concepts }) => concepts));
  const inStatements = leadsOf(statements);
  const inWordings = leadsOf(evidence.map(({ wording }) => wording ** WORDING_SHARPNESS));
  return evidence.map(({ coverage, unexplained }, i) =>
    Math.exp(
      4.08 * (shares[i] ?? 0) +
        1.94 * Math.sqrt(leads[i] ?? 0) +
        4.3 * (inConcepts[i] ?? 0) +
        3.43 * (inStatements[i] ?? 0) +
        WORDING_WEIGHT * (inWordings[i] ?? 0) +
        1.44 * Math.sqrt(coverage) -
        2.32 * unexplained,
    ),
  );
}

/** By how much each is ahead of all the others; 0 for all but the first. */
const leadsOf = (values: readonly number[]): number[] =>
  values.map((value, i) => Math.max(0, value - Math.max(0, ...values.filter((_, k) => k !== i))));
