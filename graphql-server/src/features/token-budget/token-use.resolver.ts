import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/index.js';
import { CompanyType } from '../companies/index.js';
import type { UsedTokens } from './token-use.repository.js';
import type { TokenUseService } from './token-use.service.js';
import { TokenUseFigures } from './token-use.type.js';

const WHO_SEES = 'Null for others than administrators, and API keys with `monitoring.view`.';

@Resolver(() => CompanyType)
export class TokenUseResolver {
  readonly #uses: TokenUseService;

  constructor(uses: TokenUseService) {
    this.#uses = uses;
  }

  @FieldResolver(() => TokenUseFigures, {
    nullable: true,
    description: `What models used for the company since midnight in Germany. ${WHO_SEES}`,
  })
  async tokenUseToday(
    @Root() { id }: CompanyType,
    @Ctx() { request }: GraphqlContext,
  ): Promise<TokenUseFigures | null> {
    return present(await this.#uses.ofCompany(request, id, 1));
  }

  @FieldResolver(() => TokenUseFigures, {
    nullable: true,
    description: `What models used for the company on the last 30 days, this one included. ${WHO_SEES}`,
  })
  async tokenUseLast30Days(
    @Root() { id }: CompanyType,
    @Ctx() { request }: GraphqlContext,
  ): Promise<TokenUseFigures | null> {
    return present(await this.#uses.ofCompany(request, id, 30));
  }
}

const present = (used: UsedTokens | undefined): TokenUseFigures | null =>
  used ? { ...used, totalTokens: used.inputTokens + used.outputTokens } : null;
