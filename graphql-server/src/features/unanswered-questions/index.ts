import type { WordingService } from '../knowledge/index.js';
import { UnansweredQuestionResolver } from './unanswered-question.resolver.js';
import { UnansweredQuestionService } from './unanswered-question.service.js';

export { unansweredQuestionReasons } from './unanswered-question.reasons.js';
export { UnansweredQuestionResolver } from './unanswered-question.resolver.js';

/** Puts the feature together. */
export function createUnansweredQuestions({ wordings }: { wordings: WordingService }) {
  const service = new UnansweredQuestionService(wordings);
  return { resolvers: [new UnansweredQuestionResolver(service)] };
}
