import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, toConnection } from '../../../platform/graphql/index.js';
import { presentUseCase, presentWording } from './use-case.presenter.js';
import type { UseCaseService } from './use-case.service.js';
import { UseCaseConnection, UseCasesArguments, UseCaseType } from './use-case.type.js';
import { UseCaseWordingType } from '../wordings/wording.type.js';

@Resolver()
export class UseCaseResolver {
  readonly #useCases: UseCaseService;

  constructor(useCases: UseCaseService) {
    this.#useCases = useCases;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => UseCaseConnection, {
    description:
      'What the assistant of one company answers from now, by title. For administrators, who name the company, and `settings.view` at the own company; API keys may have `companies.view`.',
  })
  async useCases(
    @Args(() => UseCasesArguments) { filter, ...page }: UseCasesArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UseCaseConnection> {
    const { companyId, ...rest } = filter ?? {};
    const list = await this.#useCases.list(request, { page, companyId, filter: rest });
    return toConnection(list, presentUseCase);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => UseCaseType, {
    description: 'One use case; who may see the list may see it. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async useCase(
    @Arg('id', () => ID, { description: 'The use case.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UseCaseType> {
    return presentUseCase(await this.#useCases.find(request, id));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [UseCaseWordingType], {
    description:
      'The wordings of one use case, in the order in which they came; rejected ones too. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async useCaseWordings(
    @Arg('useCaseId', () => ID, { description: 'The use case.' }) useCaseId: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UseCaseWordingType[]> {
    return (await this.#useCases.wordings(request, useCaseId)).map(presentWording);
  }
}
