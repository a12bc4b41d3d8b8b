import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, toConnection } from '../../platform/graphql/index.js';
import { presentUseCase } from '../knowledge/index.js';
import { presentGroup, presentQuestion } from './unanswered-question.presenter.js';
import type { UnansweredQuestionService } from './unanswered-question.service.js';
import {
  AssignedQuestionPayload,
  AssignUnansweredQuestionInput,
  AssignUnansweredQuestionsInput,
  SetUnansweredQuestionsStateInput,
  SetUnansweredQuestionStateInput,
  UnansweredQuestionConnection,
  UnansweredQuestionGroup,
  UnansweredQuestionPayload,
  UnansweredQuestionsPayload,
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

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [UnansweredQuestionGroup], {
    description:
      'The latest 500 open questions of one company, put together by what they ask for; at most 50 groups, the largest first. For administrators, who name the company, and `conversations.view` at the own company.',
  })
  async unansweredQuestionGroups(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: "The actor's own company if missing.",
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UnansweredQuestionGroup[]> {
    return (await this.#questions.groups(request, companyId)).map(presentGroup);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => UnansweredQuestionsPayload, {
    description:
      'Says whether several questions have been dealt with, all or none. For administrators, and company users with `conversations.view`. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async setUnansweredQuestionsState(
    @Arg('input', () => SetUnansweredQuestionsStateInput, { description: 'The questions.' })
    { ids, state }: SetUnansweredQuestionsStateInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UnansweredQuestionsPayload> {
    const count = await this.#questions.setStateOfAll(request, ids, state);
    return { message: 'Questions changed', count };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => UnansweredQuestionsPayload, {
    description:
      'Adds one wording to a use case and marks all these questions as done, or none. For administrators, and company users with `conversations.view` and `settings.edit`. Errors: BAD_USER_INPUT with `fields`, NOT_FOUND, FORBIDDEN.',
  })
  async assignUnansweredQuestions(
    @Arg('input', () => AssignUnansweredQuestionsInput, { description: 'The questions.' })
    input: AssignUnansweredQuestionsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UnansweredQuestionsPayload> {
    const count = await this.#questions.assignAll(request, input);
    return { message: 'Questions assigned successfully', count };
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
