import type { NodeSource } from '../../platform/graphql/index.js';
import type { PublishService, WordingService } from '../knowledge/index.js';
import { presentQuestion } from './unanswered-question.presenter.js';
import { closeQuestions } from './unanswered-question.repository.js';
import { UnansweredQuestionResolver } from './unanswered-question.resolver.js';
import { UnansweredQuestionService } from './unanswered-question.service.js';

export { unansweredQuestionReasons } from './unanswered-question.reasons.js';
export { UnansweredQuestionReason } from './unanswered-question.type.js';
export { UnansweredQuestionResolver } from './unanswered-question.resolver.js';

/** Puts the feature together. */
export function createUnansweredQuestions({
  wordings,
  publishing,
}: {
  wordings: WordingService;
  publishing: PublishService;
}) {
  publishing.whenAnswered(closeQuestions);
  const service = new UnansweredQuestionService(wordings);
  return {
    nodes: [
      {
        type: 'UnansweredQuestion',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) => (await service.findAll(request, ids)).map(presentQuestion),
      },
    ] satisfies NodeSource[],
    resolvers: [new UnansweredQuestionResolver(service)],
  };
}
