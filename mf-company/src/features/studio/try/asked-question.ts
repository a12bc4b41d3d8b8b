import type { AddTestQuestionInput, TrialResultFragment } from '../../../gql/graphql';

/** A question that was tried, and what came of it. */
export interface AskedQuestion {
  question: string;
  role: NonNullable<AddTestQuestionInput['role']>;
  trial: TrialResultFragment;
}
