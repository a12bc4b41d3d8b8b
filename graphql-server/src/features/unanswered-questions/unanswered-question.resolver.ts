import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, toConnection } from '../../platform/graphql/index.js';
import { presentUseCase } from '../knowledge/index.js';
import { presentQuestion } from './unanswered-question.presenter.js';
import type { UnansweredQuestionService } from './unanswered-question.service.js';
import {
  AssignedQuestionPayload,
  AssignUnansweredQuestionInput,
  SetUnansweredQuestionStateInput,
  UnansweredQuestionConnection,
  UnansweredQuestionPayload,
  UnansweredQuestionsArguments,
} from './unanswered-question.type.js';

@Resolver()
export class UnansweredQuestionResolver {
  readonly #questions: UnansweredQuestionService;

  constructor(questions: UnansweredQuestionService) {
    this.#questions = questions;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => UnansweredQuestionConnection, {
    description:
      'What tenants and owners of one company asked in vain, the newest first. For administrators, who name the company, and `conversations.view` at the own company.',
  })
  async unansweredQuestions(
    @Args(() => UnansweredQuestionsArguments) { filter, ...page }: UnansweredQuestionsArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UnansweredQuestionConnection> {
    const { companyId, ...rest } = filter ?? {};
    const list = await this.#questions.list(request, { page, companyId, filter: rest });
    return toConnection(list, presentQuestion);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => UnansweredQuestionPayload, {
    description:
      'Says whether a question has been dealt with. For administrators, and company users with `conversations.view`. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async setUnansweredQuestionState(
    @Arg('input', () => SetUnansweredQuestionStateInput, { description: 'The question.' })
    { id, state }: SetUnansweredQuestionStateInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UnansweredQuestionPayload> {
    const question = await this.#questions.setState(request, id, state);
    const message = question.state === 'DONE' ? 'Question marked as done' : 'Question opened again';
    return { message, question: presentQuestion(question) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => AssignedQuestionPayload, {
    description:
      'Adds the words of a question to a use case, so that people who ask like this are led there, and marks it as done. For administrators, and company users with `conversations.view` and `settings.edit`. Errors: BAD_USER_INPUT with `fields`, NOT_FOUND, FORBIDDEN.',
  })
  async assignUnansweredQuestion(
    @Arg('input', () => AssignUnansweredQuestionInput, { description: 'The question.' })
    input: AssignUnansweredQuestionInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AssignedQuestionPayload> {
    const { question, useCase } = await this.#questions.assign(request, input);
    return {
      message: 'Question assigned successfully',
      question: presentQuestion(question),
      useCase: presentUseCase(useCase),
    };
  }
}
