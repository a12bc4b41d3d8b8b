import type { UnansweredQuestionView } from './unanswered-question-view.js';
import type {
  UnansweredQuestionReason,
  UnansweredQuestionState,
  UnansweredQuestionType,
} from './unanswered-question.type.js';

/** A question for GraphQL. */
export const presentQuestion = ({
  reason,
  state,
  ...view
}: UnansweredQuestionView): UnansweredQuestionType => ({
  ...view,
  reason: reason as UnansweredQuestionReason,
  state: state as UnansweredQuestionState,
});
