import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
  toConnection,
} from '../../platform/graphql/index.js';
import {
  CompanyBelongings,
  CompanyPayload,
  CreateCompanyInput,
  SetCompanyStatusInput,
  UpdateCompanyInput,
} from './company-mutations.type.js';
import { presentCompany } from './company.presenter.js';
import type { CompanyService } from './company.service.js';
import { type CompanySuspension, STATUS_MESSAGES } from './company-suspension.service.js';
import { CompaniesArguments, CompanyConnection, CompanyType } from './company.type.js';

@Resolver()
export class CompanyResolver {
  readonly #companies: CompanyService;
  readonly #suspension: CompanySuspension;

  constructor(companies: CompanyService, suspension: CompanySuspension) {
    this.#companies = companies;
    this.#suspension = suspension;
  }

  @AccessFor(['admin', 'apiKey'])
  @Query(() => CompanyConnection, {
    description: 'Companies. For administrators, and API keys with `companies.view`.',
  })
  async companies(
    @Args(() => CompaniesArguments) { filter, sort, ...page }: CompaniesArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyConnection> {
    const list = await this.#companies.list(request, { page, filter, sort });
    return toConnection(list, presentCompany);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => CompanyType, {
    description:
      'One company. Users with `settings.view` at a company see that one and need no id; API keys may have `companies.view`. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT (an administrator gave no id).',
  })
  async company(
    @Arg('id', () => ID, { nullable: true, description: "The actor's own company if missing." })
    id: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyType> {
    return presentCompany(await this.#companies.find(request, id));
  }

  @AccessFor(['admin', 'apiKey'])
  @Mutation(() => CompanyPayload, {
    description:
      'Adds a company. For administrators, and API keys with `companies.manage`. Errors: BAD_USER_INPUT with `fields`.',
  })
  async createCompany(
    @Arg('input', () => CreateCompanyInput, { description: 'Its details.' })
    input: CreateCompanyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyPayload> {
    const company = await this.#companies.create(request, input);
    return { message: 'Company created successfully', company: presentCompany(company) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CompanyPayload, {
    description:
      'Changes the details of a company. For administrators, and company users with `settings.edit` at their own company; API keys need that or `companies.manage`. Errors: BAD_USER_INPUT with `fields`, NOT_FOUND, FORBIDDEN.',
  })
  async updateCompany(
    @Arg('input', () => UpdateCompanyInput, { description: 'The company and its details.' })
    { id, ...input }: UpdateCompanyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyPayload> {
    const company = await this.#companies.update(request, id, input);
    return { message: 'Company updated successfully', company: presentCompany(company) };
  }

  @AccessFor(['admin', 'apiKey'])
  @Mutation(() => CompanyPayload, {
    description:
      'Suspends a company, or serves it again; done twice, nothing happens. For administrators, and API keys with `companies.manage`. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async setCompanyStatus(
    @Arg('input', () => SetCompanyStatusInput, { description: 'The company and what to do.' })
    { id, action }: SetCompanyStatusInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyPayload> {
    const company = await this.#suspension.set(request, id, action);
    return { message: STATUS_MESSAGES[action], company: presentCompany(company) };
  }

  @AccessFor(['admin'])
  @Query(() => CompanyBelongings, {
    description: 'What goes with a company that is deleted. For administrators. Errors: NOT_FOUND.',
  })
  async companyBelongings(
    @Arg('id', () => ID, { description: 'The company.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyBelongings> {
    return this.#companies.belongings(request, id);
  }

  @AccessFor(['admin', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description:
      'Deletes a company for good: its people, their conversations, files and invitations. Everybody there is signed out. For administrators, and API keys with `companies.manage`. Errors: NOT_FOUND.',
  })
  async deleteCompany(
    @Arg('input', () => DeleteInput, { description: 'The company.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    const deletedId = await this.#companies.delete(request, id);
    return { message: 'Company deleted successfully', deletedId };
  }
}
