import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { PasskeyQuestionPayload } from '../auth/index.js';
import type { ViewerService } from '../viewer/index.js';
import type { PasskeySignIn } from './passkey-sign-in.service.js';
import { BeginPasskeySignInInput, SignInWithPasskeyInput } from './passkey-sign-in.type.js';
import { presentSignedIn } from './signed-in.presenter.js';
import { SignInPayload } from './staff-sign-in.type.js';

@Resolver()
export class PasskeySignInResolver {
  readonly #viewers: ViewerService;
  readonly #passkeys: PasskeySignIn;

  constructor(viewers: ViewerService, passkeys: PasskeySignIn) {
    this.#viewers = viewers;
    this.#passkeys = passkeys;
  }

  @AccessFor('public')
  @Mutation(() => PasskeyQuestionPayload, {
    description:
      'Asks for a passkey of staff, for `signInWithPasskey` or, after the password, `signIn`. It names none: the person chooses. Errors: RATE_LIMITED.',
  })
  async beginPasskeySignIn(
    @Arg('input', { description: 'What it is for.' }) input: BeginPasskeySignInInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PasskeyQuestionPayload> {
    return { message: 'Use a passkey.', ...(await this.#passkeys.begin(request, input)) };
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => SignInPayload, {
    description:
      'Signs an administrator or a company user in with a passkey alone; it must have asked for PIN, finger or face. Errors: UNAUTHENTICATED, RATE_LIMITED.',
  })
  async signInWithPasskey(
    @Arg('input', { description: 'Where, and what the passkey answers.' })
    { audience, passkey }: SignInWithPasskeyInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SignInPayload> {
    const session = await this.#passkeys.signIn(context.request, audience, passkey);
    const message = 'Login successful';
    return presentSignedIn(context, this.#viewers, { audience, session, message });
  }
}
