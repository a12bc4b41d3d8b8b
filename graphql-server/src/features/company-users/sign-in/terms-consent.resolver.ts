import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { SIGN_IN_TEXTS } from './sign-in-texts.js';
import type { TermsConsent } from './terms-consent.service.js';
import { AcceptTermsInput, AcceptTermsPayload } from './terms-consent.type.js';

@Resolver()
export class TermsConsentResolver {
  readonly #consent: TermsConsent;

  constructor(consent: TermsConsent) {
    this.#consent = consent;
  }

  @AccessFor(['companyUser'], { openBefore: ['terms', 'password'] })
  @Mutation(() => AcceptTermsPayload, {
    description:
      'Accepts the terms of use of the portal for the person who is signed in. Errors: CONFLICT when another version holds by now.',
  })
  async acceptTerms(
    @Arg('input', { description: 'What was accepted.' }) { version }: AcceptTermsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AcceptTermsPayload> {
    await this.#consent.accept(request, version);
    return { message: SIGN_IN_TEXTS.termsAccepted };
  }
}
