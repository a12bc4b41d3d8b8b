import type { UnansweredGroup, UnansweredQuestionView } from './unanswered-question-view.js';
import type {
  UnansweredQuestionGroup,
  UnansweredQuestionType,
} from './unanswered-question.type.js';

/** A question for GraphQL. */
export const presentQuestion = ({
  reason,
  state,
  ...view
}: UnansweredQuestionView): UnansweredQuestionType => ({
  ...view,
  reason: reason,
  state,
});

/** Questions that are shown of a group. */
const EXAMPLES = 5;

/** Questions that ask for the same, for GraphQL. */
export const presentGroup = ({
  questions,
  ...group
}: UnansweredGroup): UnansweredQuestionGroup => ({
  ...group,
  count: questions.length,
  questionIds: questions.map(({ id }) => id),
  examples: questions.slice(0, EXAMPLES).map(presentQuestion),
});
