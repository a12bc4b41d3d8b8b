import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentLegalTexts } from './legal-text.presenter.js';
import type { LegalTextService } from './legal-text.service.js';
import {
  CompanyLegalTexts,
  SaveCompanyLegalTextInput,
  SaveCompanyLegalTextPayload,
} from './legal-text.type.js';

/** People only: what binds a company is not said by programs. */
const STAFF = ['admin', 'companyUser'] as const;

@Resolver()
export class LegalTextResolver {
  readonly #texts: LegalTextService;
  readonly #publicUrl: string;

  constructor(texts: LegalTextService, publicUrl: string) {
    this.#texts = texts;
    this.#publicUrl = publicUrl;
  }

  @AccessFor(STAFF)
  @Query(() => CompanyLegalTexts, {
    description:
      "A company's own privacy notice, imprint and terms of use. Needs `settings.view`. Errors: FORBIDDEN, NOT_FOUND.",
  })
  async companyLegalTexts(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; needed by administrators of the platform.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyLegalTexts> {
    return presentLegalTexts(this.#publicUrl, await this.#texts.list(request, { companyId }));
  }

  @AccessFor(STAFF)
  @Mutation(() => SaveCompanyLegalTextPayload, {
    description:
      "Stores the next version of a company's own text, or goes back to the platform's; versions of before are kept. Needs `settings.edit`. Errors: BAD_USER_INPUT with `fields`, FORBIDDEN, NOT_FOUND.",
  })
  async saveCompanyLegalText(
    @Arg('input', { description: 'The text.' }) input: SaveCompanyLegalTextInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<SaveCompanyLegalTextPayload> {
    const saved = await this.#texts.save(request, input);
    const message = input.german ? 'The text was saved.' : "The platform's text holds again.";
    return { message, legalTexts: presentLegalTexts(this.#publicUrl, saved) };
  }
}
