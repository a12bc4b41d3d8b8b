import type { EventBus } from '../../platform/events/index.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { DraftService, PublishService, WordingService } from '../knowledge/index.js';
import { KeptAnswerResolver } from './kept-answers/kept-answer.resolver.js';
import { KeptAnswers } from './kept-answers/kept-answer.service.js';
import { QuestionNews } from './question-news.js';
import { presentQuestion } from './unanswered-question.presenter.js';
import { closeQuestions } from './unanswered-question.repository.js';
import { UnansweredQuestionResolver } from './unanswered-question.resolver.js';
import { UnansweredQuestionService } from './unanswered-question.service.js';

export { KeptAnswerResolver } from './kept-answers/kept-answer.resolver.js';
export { unansweredQuestionReasons } from './unanswered-question.reasons.js';
export { UnansweredQuestionReason } from './unanswered-question.type.js';
export { UnansweredQuestionResolver } from './unanswered-question.resolver.js';

/** Puts the feature together. */
export function createUnansweredQuestions({
  wordings,
  publishing,
  drafts,
  events,
}: {
  wordings: WordingService;
  publishing: PublishService;
  drafts: DraftService;
  events: EventBus;
}) {
  const news = new QuestionNews(events);
  publishing.whenAnswered(async (tx, companyId, ids) => {
    news.tell(tx, companyId, await closeQuestions(tx, companyId, ids));
  });
  const service = new UnansweredQuestionService(wordings, news);
  return {
    nodes: [
      {
        type: 'UnansweredQuestion',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) => (await service.findAll(request, ids)).map(presentQuestion),
      },
    ] satisfies NodeSource[],
    resolvers: [
      new UnansweredQuestionResolver(service),
      new KeptAnswerResolver(new KeptAnswers(drafts)),
    ],
  };
}
