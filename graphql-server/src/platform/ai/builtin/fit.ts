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

/** Compares use cases by what they say to a question; the answers stand in their order. */
export function fitsOf(
  question: string,
  useCases: readonly Pick<GroundingUseCase, 'title' | 'text'>[],
): Fit[] {
  const words = topicWords(question);
  const [cue] = cuesOf(question);
  const shares = sharesOf(
    words,
    useCases.map(({ title, text }) => contentOf(`${title}\n${text}`)),
  );
  const units = useCases.map(({ text }) => unitsOf(text));
  const statements = sharesOf(
    words,
    units.flatMap((own) => own.map(({ content }) => content)),
  );
  let at = 0;
  return units.map((own, i) => {
    const facts = own.map((unit) => cue?.strengthIn(unit.text) ?? 0);
    const joint = own.map(
      (_, k) => (statements[at + k] ?? 0) * (cue ? 0.3 + 0.7 * (facts[k] ?? 0) : 1),
    );
    at += own.length;
    return {
      share: shares[i] ?? 0,
      statement: Math.max(0, ...joint),
      fact: Math.max(0, ...facts),
    };
  });
}
