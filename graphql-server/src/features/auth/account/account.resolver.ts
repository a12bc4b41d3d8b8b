import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { requireUuid } from '../../../platform/context/index.js';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import type { AccountService } from './account.service.js';
import { presentSession } from './session.presenter.js';
import {
  BeginTwoFactorInput,
  BeginTwoFactorPayload,
  ChangeMyNameInput,
  ChangePasswordInput,
  ConfirmTwoFactorInput,
  ConfirmTwoFactorPayload,
  DisableTwoFactorInput,
  EndSessionInput,
  RenewRecoveryCodesInput,
  RenewRecoveryCodesPayload,
  SignInSession,
} from './account.type.js';

@Resolver()
export class AccountResolver {
  readonly #account: AccountService;

  constructor(account: AccountService) {
    this.#account = account;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => [SignInSession], { description: 'Where I am signed in, the last used first.' })
  async signInSessions(@Ctx() { request }: GraphqlContext): Promise<SignInSession[]> {
    const sessions = await this.#account.listSessions(request);
    return sessions.map((session) => presentSession(request, session));
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description: 'Ends one of my sessions; its sockets are closed. Errors: NOT_FOUND.',
  })
  async endSession(
    @Arg('input', { description: 'Which session.' }) { sessionId }: EndSessionInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#account.endSession(request, requireUuid(sessionId));
    return { message: 'The session was ended.' };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, { description: 'Ends all my sessions but this one.' })
  async endOtherSessions(@Ctx() { request }: GraphqlContext): Promise<MessagePayload> {
    await this.#account.endOtherSessions(request);
    return { message: 'All other sessions were ended.' };
  }

  @AccessFor(['admin', 'companyUser'], { openBefore: ['password'] })
  @Mutation(() => MessagePayload, {
    description:
      'Changes my password and ends all my other sessions. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async changePassword(
    @Arg('input', { description: 'The present and the new password.' }) input: ChangePasswordInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#account.changePassword(request, input);
    return { message: 'Your password was changed.' };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description: 'Changes my own first and last name. Errors: BAD_USER_INPUT.',
  })
  async changeMyName(
    @Arg('input', { description: 'Both names.' }) input: ChangeMyNameInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#account.changeName(request, input);
    return { message: 'Your name was changed.' };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => BeginTwoFactorPayload, {
    description:
      'Begins to set up an authenticator app. Errors: BAD_USER_INPUT when the password is wrong, or one is set up already, RATE_LIMITED.',
  })
  async beginTwoFactor(
    @Arg('input', { description: 'My password.' }) { password }: BeginTwoFactorInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BeginTwoFactorPayload> {
    const factor = await this.#account.beginTwoFactor(request, password);
    return { message: 'Scan the code and confirm it.', ...factor };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ConfirmTwoFactorPayload, {
    description:
      'Turns the second factor on: from now on a code is asked for at sign-in. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async confirmTwoFactor(
    @Arg('input', { description: 'A code of the app.' }) { code }: ConfirmTwoFactorInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ConfirmTwoFactorPayload> {
    const recoveryCodes = await this.#account.confirmTwoFactor(request, code);
    return { message: 'Two-factor authentication was turned on.', recoveryCodes };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description: 'Turns the second factor off. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async disableTwoFactor(
    @Arg('input', { description: 'My password.' }) { password }: DisableTwoFactorInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#account.disableTwoFactor(request, password);
    return { message: 'Two-factor authentication was turned off.' };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => RenewRecoveryCodesPayload, {
    description:
      'Makes new recovery codes; the earlier ones are void. Errors: BAD_USER_INPUT when the proof is wrong, or there is neither app nor passkey, RATE_LIMITED.',
  })
  async renewRecoveryCodes(
    @Arg('input', { description: 'Proof that it is really me.' })
    { proof }: RenewRecoveryCodesInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RenewRecoveryCodesPayload> {
    const recoveryCodes = await this.#account.renewRecoveryCodes(request, proof);
    return { message: 'The earlier codes are void.', recoveryCodes };
  }
}
