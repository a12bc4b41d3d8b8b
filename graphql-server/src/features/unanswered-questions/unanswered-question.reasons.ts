import { defineReasons } from '../../platform/errors/index.js';

/** Why a question cannot be dealt with. */
export const unansweredQuestionReasons = defineReasons({
  QUESTION_NOT_FOUND: 'Question not found.',
  ANSWER_NOT_FOUND: 'No person has written this message.',
});
