import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../platform/graphql/index.js';
import { RequestPasswordResetInput, ResetPasswordInput, SignInInput } from '../auth/index.js';
import type { ViewerService } from '../viewer/index.js';
import type { SignInWays } from './sign-in-ways.js';
import { presentSignedIn } from './signed-in.presenter.js';
import { SignInPayload } from './staff-sign-in.type.js';

@Resolver()
export class StaffSignInResolver {
  readonly #viewers: ViewerService;
  readonly #ways: SignInWays;

  constructor(viewers: ViewerService, ways: SignInWays) {
    this.#viewers = viewers;
    this.#ways = ways;
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => SignInPayload, {
    description:
      'Signs an administrator or a company user in. Errors: BAD_USER_INPUT, UNAUTHENTICATED (the same for a wrong password, an unknown address and a suspended user), TWO_FACTOR_REQUIRED (send `code` or `passkey` too), RATE_LIMITED with `retryAfterSeconds`.',
  })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'Address, password and perhaps a code.' })
    { audience, ...input }: SignInInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SignInPayload> {
    const way = this.#ways[audience];
    const session = await way.signIn(context.request, input);
    const message = way.texts.signedIn;
    return presentSignedIn(context, this.#viewers, { audience, session, message });
  }

  @AccessFor('public')
  @Mutation(() => MessagePayload, {
    description:
      'Mails a link to a new password if there is such an account; the answer is always the same. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'The address.' })
    { audience, ...input }: RequestPasswordResetInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    const way = this.#ways[audience];
    await way.requestReset(request, input);
    return { message: way.texts.resetRequested };
  }

  @AccessFor('public')
  @Mutation(() => MessagePayload, {
    description:
      'Sets a new password with a mailed link, once, and ends every session. That of a company user needs at least 8 characters, a lower-case and an upper-case letter, a number and one of @$!%*?&. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'Token of the link, and password.' })
    { audience, ...input }: ResetPasswordInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    const way = this.#ways[audience];
    await way.reset(request, input);
    return { message: way.texts.passwordReset };
  }
}
