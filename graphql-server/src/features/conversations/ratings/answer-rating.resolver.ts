import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentMessage } from '../conversation.presenter.js';
import type { AnswerRatingService } from './answer-rating.service.js';
import { RateAnswerInput, RateAnswerPayload } from './answer-rating.type.js';

@Resolver()
export class AnswerRatingResolver {
  readonly #ratings: AnswerRatingService;

  constructor(ratings: AnswerRatingService) {
    this.#ratings = ratings;
  }

  @AccessFor(['endUser'])
  @Mutation(() => RateAnswerPayload, {
    description:
      'Says whether an answer helped, also after the conversation has ended; a later rating replaces the one before. The question of an answer that did not help is among `unansweredQuestions`. Errors: BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED.',
  })
  async rateAnswer(
    @Arg('input', { description: 'The rating.' }) input: RateAnswerInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RateAnswerPayload> {
    return { message: presentMessage(await this.#ratings.rate(request, input)) };
  }
}
