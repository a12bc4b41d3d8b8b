import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { Attempts } from '../attempts.js';
import { StaffAudience } from '../sign-in.type.js';
import type { OneTimeTokens } from './one-time-tokens.js';

@Resolver()
export class ResetLinkResolver {
  readonly #tokens: OneTimeTokens;
  readonly #attempts: Attempts;

  constructor(tokens: OneTimeTokens, attempts: Attempts) {
    this.#tokens = tokens;
    this.#attempts = attempts;
  }

  @AccessFor('public')
  @Query(() => Boolean, {
    description: 'Whether a link to a new password still holds. Errors: RATE_LIMITED.',
  })
  async passwordResetTokenIsValid(
    @Arg('token', { description: 'Token of the link.' }) token: string,
    @Arg('audience', () => StaffAudience, { description: 'Whose password it is for.' })
    audience: StaffAudience,
    @Ctx() { request }: GraphqlContext,
  ): Promise<boolean> {
    await this.#attempts.count(request);
    const purpose = audience === 'ADMIN' ? 'admin-password-reset' : 'company-password-reset';
    return (await this.#tokens.peek(request.em, purpose, token)) !== undefined;
  }
}
