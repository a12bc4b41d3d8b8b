/** Why a question was left open; see `UnansweredQuestion`. */
export type UnansweredReason = 'NOT_FOUND' | 'UNSURE' | 'HAND_OVER' | 'NOT_HELPFUL';

/** DONE when the company has dealt with it. */
export type UnansweredState = 'OPEN' | 'DONE';

/** A question that the use cases did not answer, as its company sees it. */
export interface UnansweredQuestionView {
  id: string;
  companyId: string;
  /** As the tenant typed it. */
  text: string;
  category: string | null;
  reason: UnansweredReason;
  state: UnansweredState;
  /** The tenant's language as its two-letter code. */
  language: string | null;
  /** Use cases that the assistant offered to choose from. */
  choices: string[];
  conversationId: string;
  askedAt: Date;
  /** The use case of the draft that answers it once it is published. */
  draftTitle: string | null;
}

/** Open questions that ask for the same. */
export interface UnansweredGroup {
  /** The most typical one first. */
  questions: UnansweredQuestionView[];
  latestAt: Date;
  /** Use cases that the assistant offered most often. */
  choices: string[];
}

/** Which questions a list has. */
export interface UnansweredFilter {
  state?: UnansweredState | null | undefined;
  reason?: UnansweredReason | null | undefined;
}
