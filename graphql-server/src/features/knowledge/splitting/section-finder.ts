import type { Line } from './lines.js';
import type { UseCaseTerms } from './use-case-terms.js';

/** One use case of a prompt file, as its author wrote it. */
export interface SplitUseCase {
  title: string;
  text: string;
}

/** A use case with when and for whom it holds. */
export interface WrittenUseCase extends SplitUseCase {
  terms: UseCaseTerms;
}

/** Finds use cases in one way of writing them; undefined when the file is not written that way. */
export type SectionFinder = (lines: readonly Line[]) => SplitUseCase[] | undefined;
