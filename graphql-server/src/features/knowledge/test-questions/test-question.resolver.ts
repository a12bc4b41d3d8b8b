import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import type { TestQuestionService } from './test-question.service.js';
import {
  AddTestQuestionInput,
  RemoveTestQuestionInput,
  TestQuestionType,
} from './test-question.type.js';

const MAY = 'For administrators, who name the company, and company users with `settings.edit`.';

@Resolver()
export class TestQuestionResolver {
  readonly #questions: TestQuestionService;

  constructor(questions: TestQuestionService) {
    this.#questions = questions;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [TestQuestionType], {
    description:
      "Asks a company's test questions, of what answers now and of its draft, by the search alone. For administrators, who name the company, and `settings.view` at the own company; API keys may have `companies.view`. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async testQuestions(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: "The actor's own company if missing.",
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<TestQuestionType[]> {
    return this.#questions.list(request, companyId);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description: `Keeps a question, at most 100 of them, which the draft has to answer as expected before it is published; or else \`TESTS_FAILED\` has to be agreed to. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, NOT_FOUND, FORBIDDEN.`,
  })
  async addTestQuestion(
    @Arg('input', () => AddTestQuestionInput, { description: 'The question.' })
    input: AddTestQuestionInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#questions.add(request, input);
    return { message: 'Test question kept' };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description: `Gives a test question up. ${MAY} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async removeTestQuestion(
    @Arg('input', () => RemoveTestQuestionInput, { description: 'The question.' })
    { id }: RemoveTestQuestionInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#questions.remove(request, id);
    return { message: 'Test question removed' };
  }
}
