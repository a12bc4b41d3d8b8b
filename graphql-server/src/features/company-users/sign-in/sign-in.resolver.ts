import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, presentRefusal } from '../../../platform/graphql/index.js';
import { SIGN_IN_TEXTS } from './sign-in-texts.js';
import {
  AcceptCompanyInvitationInput,
  AcceptCompanyInvitationPayload,
  CompanyInvitationCheck,
} from './sign-in.type.js';
import type { CompanySignInServices } from './company-sign-in-services.js';

@Resolver()
export class CompanySignInResolver {
  readonly #services: CompanySignInServices;

  constructor(services: CompanySignInServices) {
    this.#services = services;
  }

  @AccessFor('public')
  @Query(() => CompanyInvitationCheck, {
    description: 'Whether the link of an invitation still holds. Errors: RATE_LIMITED.',
  })
  async companyInvitation(
    @Arg('token', { description: 'Token of the mailed link.' }) token: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyInvitationCheck> {
    const check = await this.#services.acceptance.check(request, token);
    if (check.valid) return { error: null, refusal: null, ...check };
    const { message, told } = check.refusal;
    const refusal = presentRefusal(told, message);
    return { valid: false, error: message, refusal, invitation: null };
  }

  @AccessFor('public')
  @Mutation(() => AcceptCompanyInvitationPayload, {
    description:
      'Makes an account from an invitation; signing in is the next step. Errors: BAD_USER_INPUT with `fields`, RATE_LIMITED.',
  })
  async acceptCompanyInvitation(
    @Arg('input', () => AcceptCompanyInvitationInput, { description: 'Link, names, password.' })
    input: AcceptCompanyInvitationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AcceptCompanyInvitationPayload> {
    const email = await this.#services.acceptance.accept(request, input);
    return { message: SIGN_IN_TEXTS.accepted, email };
  }
}
