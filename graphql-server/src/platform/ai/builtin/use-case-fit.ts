import type { GroundingUseCase } from '../ai-provider.js';
import { cuesOf } from './question-cues.js';
import { contentOf, sharesOf, topicWords } from './topic-match.js';
import { unitsOf } from './use-case-units.js';

/** How a use case answers to a question. */
export interface Fit {
  /** How far it speaks of the question's words, against the others; 0 to about 1. */
  share: number;
  /** The same for the one statement that speaks of them most and states the fact that is asked for. */
  statement: number;
  /** How well it states the kind of fact that the question asks for; 0 to 1, and 0 if it asks for none. */
  fact: number;
}

type UseCaseWords = Pick<GroundingUseCase, 'title' | 'text'>;

/** Compares use cases by what they say to a question; the answers stand in their order. */
export function fitsOf(question: string, useCases: readonly UseCaseWords[]): Fit[] {
  const [cue] = cuesOf(question);
  const shares = sharesOf(
    topicWords(question),
    useCases.map(({ title, text }) => contentOf(`${title}\n${text}`)),
  );
  const statements = statementFitsOf(question, useCases);
  return useCases.map(({ text }, i) => ({
    share: shares[i] ?? 0,
    statement: statements[i] ?? 0,
    fact: Math.max(0, ...unitsOf(text).map((unit) => cue?.strengthIn(unit.text) ?? 0)),
  }));
}

/** Of each use case, how well the one statement fits that answers the question best. */
export function statementFitsOf(
  question: string,
  useCases: readonly Pick<UseCaseWords, 'text'>[],
): number[] {
  const [cue] = cuesOf(question);
  const units = useCases.map(({ text }) => unitsOf(text));
  const shares = sharesOf(
    topicWords(question),
    units.flatMap((own) => own.map(({ content }) => content)),
  );
  let at = 0;
  return units.map((own) => {
    const fits = own.map(({ text }, k) => {
      const share = shares[at + k] ?? 0;
      return share > 0 && cue ? share * (0.3 + 0.7 * cue.strengthIn(text)) : share;
    });
    at += own.length;
    return Math.max(0, ...fits);
  });
}
