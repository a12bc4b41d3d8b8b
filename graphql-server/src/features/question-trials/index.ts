import type { RateLimits } from '../../platform/limits/index.js';
import type { Assistant } from '../assistant/index.js';
import type { KnowledgeService } from '../knowledge/index.js';
import { QuestionTrialResolver } from './question-trial.resolver.js';
import { QuestionTrials } from './question-trial.service.js';

export { QuestionTrialResolver } from './question-trial.resolver.js';

/** Puts the feature together. */
export function createQuestionTrials(parts: {
  assistant: Assistant;
  knowledge: KnowledgeService;
  limits: RateLimits;
}) {
  return { resolvers: [new QuestionTrialResolver(new QuestionTrials(parts))] };
}
