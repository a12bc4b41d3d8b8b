import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { chatAddress, CompanyPayload, CompanyType, presentCompany } from '../../companies/index.js';
import { FACE_MESSAGES, type FaceService } from './face.service.js';
import {
  ConfirmCompanyDomainInput,
  RemoveCompanyLogoInput,
  UpdateCompanyWayInInput,
} from './face.type.js';
import type { LogoService } from './logo.service.js';

interface Parts {
  face: FaceService;
  logos: LogoService;
  publicUrl: string;
}

@Resolver(() => CompanyType)
export class FaceResolver {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  @FieldResolver(() => String, {
    description: 'Address of its chat: for links, posters and the script for its website.',
  })
  chatUrl(@Root() { slug, customDomain = null, isCustomDomainConfirmed }: CompanyType): string {
    const customDomainConfirmedAt = isCustomDomainConfirmed ? new Date() : null;
    const company = { slug, customDomain, customDomainConfirmedAt };
    return chatAddress(this.#parts.publicUrl, company).href;
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => CompanyPayload, {
    description:
      'Changes where the chat of a company is found: its address, its own domain, and the websites that may show it. For administrators, and company users with `settings.edit` at their own company; never for API keys, which must not let other websites show the chat. Errors: BAD_USER_INPUT with `fields`, NOT_FOUND, FORBIDDEN.',
  })
  async updateCompanyWayIn(
    @Arg('input', { description: 'The company and what changes.' })
    { companyId, ...input }: UpdateCompanyWayInInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyPayload> {
    const company = await this.#parts.face.update(request, companyId, input);
    return { message: FACE_MESSAGES.updated, company: presentCompany(company) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => CompanyPayload, {
    description:
      "Takes a company's logo away; it is uploaded over REST. For administrators, and company users with `settings.edit` at their own company; never for API keys. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async removeCompanyLogo(
    @Arg('input', { description: 'The company.' }) { companyId }: RemoveCompanyLogoInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyPayload> {
    const company = await this.#parts.logos.remove(request, companyId);
    return { message: FACE_MESSAGES.logoRemoved, company: presentCompany(company) };
  }

  @AccessFor(['admin'])
  @Mutation(() => CompanyPayload, {
    description:
      "Lets a company's own domain lead to its chat. For administrators, who have seen that it belongs to the company and leads to this server. Errors: NOT_FOUND, CONFLICT (the company has entered another one meanwhile), BAD_USER_INPUT (another company has it).",
  })
  async confirmCompanyDomain(
    @Arg('input', { description: 'The company and its domain.' }) input: ConfirmCompanyDomainInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyPayload> {
    const company = await this.#parts.face.confirmDomain(request, input);
    return { message: FACE_MESSAGES.domainConfirmed, company: presentCompany(company) };
  }
}
