import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { CompanyMailbox } from './company-mailbox.service.js';
import { ConfirmCompanyEmailInput, ConfirmCompanyEmailPayload } from './company-mailbox.type.js';

@Resolver()
export class CompanyMailboxResolver {
  readonly #mailbox: CompanyMailbox;

  constructor(mailbox: CompanyMailbox) {
    this.#mailbox = mailbox;
  }

  @AccessFor('public')
  @Mutation(() => ConfirmCompanyEmailPayload, {
    description:
      'Confirms the new mailbox of a company with the link that was mailed there, once. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async confirmCompanyEmail(
    @Arg('input', () => ConfirmCompanyEmailInput, { description: 'What the link holds.' })
    { token }: ConfirmCompanyEmailInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ConfirmCompanyEmailPayload> {
    const confirmed = await this.#mailbox.confirm(request, token);
    return { message: 'Email address confirmed', ...confirmed };
  }
}
