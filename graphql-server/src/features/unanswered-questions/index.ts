import { UnansweredQuestionResolver } from './unanswered-question.resolver.js';
import { UnansweredQuestionService } from './unanswered-question.service.js';

export { UnansweredQuestionResolver } from './unanswered-question.resolver.js';

/** Puts the feature together. */
export function createUnansweredQuestions() {
  const service = new UnansweredQuestionService();
  return { resolvers: [new UnansweredQuestionResolver(service)] };
}
