import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { AccessFor, type GraphqlContext, presentRefusal } from '../../../platform/graphql/index.js';
import type {
  CompanyPromptProgress,
  PromptFileProgressFeed,
} from './prompt-file-progress.service.js';
import { PromptFileProgress } from './prompt-file-progress.type.js';

/** type-graphql calls `subscribe` without the resolver's instance, so the feed comes this way. */
export interface PromptFileContext extends GraphqlContext {
  promptFileProgress: PromptFileProgressFeed;
}

@Resolver()
export class PromptFileProgressResolver {
  @AccessFor(['admin', 'apiKey'])
  @Subscription(() => PromptFileProgress, {
    description:
      'Follows how the latest prompt file of a company becomes use cases; the first event at once. For administrators, and API keys with `companies.view`. Errors: NOT_FOUND.',
    subscribe: ({ args, context }) => {
      const { promptFileProgress, request } = context as PromptFileContext;
      return promptFileProgress.follow(request, (args as { companyId: string }).companyId);
    },
  })
  promptFileProgress(
    @Root() { companyId, status, done, total, vectorCount, error, refusal }: CompanyPromptProgress,
    @Arg('companyId', () => ID, { description: 'The company.' }) _companyId: string,
  ): PromptFileProgress {
    return {
      companyId,
      status,
      done,
      total,
      vectorCount,
      error: error ?? null,
      refusal: presentRefusal(refusal, error),
    };
  }
}
