import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { CompanyPayload } from '../company-mutations.type.js';
import { presentCompany } from '../company.presenter.js';
import type { AssistantSettingsService } from './assistant-settings.service.js';
import { UpdateCompanyAssistantInput } from './assistant-settings.type.js';

@Resolver()
export class AssistantSettingsResolver {
  readonly #settings: AssistantSettingsService;

  constructor(settings: AssistantSettingsService) {
    this.#settings = settings;
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => CompanyPayload, {
    description:
      'Changes what the assistant of a company tells tenants in danger and about the office. For administrators, and company users with `settings.edit` at their own company; never for API keys, which must not redirect people in danger. Errors: BAD_USER_INPUT with `fields`, NOT_FOUND, FORBIDDEN (also: a company changes its budget).',
  })
  async updateCompanyAssistant(
    @Arg('input', () => UpdateCompanyAssistantInput, {
      description: 'The company and its settings.',
    })
    { companyId, ...input }: UpdateCompanyAssistantInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyPayload> {
    const company = await this.#settings.update(request, companyId, input);
    return { message: 'Assistant settings updated successfully', company: presentCompany(company) };
  }
}
