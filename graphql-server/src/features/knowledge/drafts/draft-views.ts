import type { UseCaseTerms } from '../splitting/use-case-terms.js';

/** How a use case of the draft differs from the running version. */
export const DRAFT_STATES = ['UNCHANGED', 'CHANGED', 'NEW', 'REMOVED'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** Where a use case can be moved. */
export const DRAFT_MOVES = ['FIRST', 'UP', 'DOWN', 'LAST'] as const;
export type DraftMove = (typeof DRAFT_MOVES)[number];

/** A use case of a company's draft. */
export interface DraftUseCaseView extends UseCaseTerms {
  id: string;
  companyId: string;
  position: number;
  title: string;
  text: string;
  state: DraftState;
  wordings: string[];
  questionIds: string[];
  revision: number;
  changedAt: Date;
  changedBy: string | null;
}

/** A company's draft as a whole. */
export interface DraftView {
  companyId: string;
  revision: number;
  startedAt: Date;
  startedBy: string;
  /** Whether another version has begun to answer since the draft was begun. */
  isOutdated: boolean;
  /** Whether it was published as it is and is being made ready. */
  isPublishing: boolean;
  counts: Record<DraftState, number>;
  /** Whether use cases that stay come in another order. */
  isReordered: boolean;
}

/** Which use cases of a draft a list has. */
export interface DraftFilter {
  /** Part of title or text. */
  search?: string | null | undefined;
  /** Only those that differ from the running version. */
  onlyChanged?: boolean | null | undefined;
  /** Only the one that was made from this use case of the running version. */
  useCaseId?: string | null | undefined;
}
