import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { DraftUseCasePayload, presentDraftUseCase, withoutNulls } from '../../knowledge/index.js';
import type { KeptAnswers } from './kept-answer.service.js';
import { AddAnswerToDraftInput } from './kept-answer.type.js';

@Resolver()
export class KeptAnswerResolver {
  readonly #answers: KeptAnswers;

  constructor(answers: KeptAnswers) {
    this.#answers = answers;
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DraftUseCasePayload, {
    description:
      'Adds what a person answered in a conversation to the draft of the knowledge, which a colleague with `settings.edit` reviews and publishes; once that is published, what the tenant had asked in vain before is done. For administrators, and company users with `conversations.view` and one of `conversations.reply` and `settings.edit`. Errors: BAD_USER_INPUT with `fields`, NOT_FOUND, FORBIDDEN.',
  })
  async addAnswerToDraft(
    @Arg('input', () => AddAnswerToDraftInput, { description: 'The use case.' })
    input: AddAnswerToDraftInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DraftUseCasePayload> {
    const useCase = await this.#answers.add(request, withoutNulls(input));
    return { message: 'Answer added to the draft', useCase: presentDraftUseCase(useCase) };
  }
}
