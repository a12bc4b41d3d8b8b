import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import { presentPasskey } from './passkey.presenter.js';
import type { PasskeyService } from './passkey.service.js';
import {
  AddPasskeyInput,
  AddPasskeyPayload,
  BeginPasskeyInput,
  PasskeyQuestionPayload,
  PasskeyType,
  RemovePasskeyInput,
  RenamePasskeyInput,
} from './passkey.type.js';

@Resolver()
export class PasskeyResolver {
  readonly #passkeys: PasskeyService;

  constructor(passkeys: PasskeyService) {
    this.#passkeys = passkeys;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => [PasskeyType], { description: 'My passkeys, the oldest first.' })
  async passkeys(@Ctx() { request }: GraphqlContext): Promise<PasskeyType[]> {
    return (await this.#passkeys.list(request)).map(presentPasskey);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PasskeyQuestionPayload, {
    description:
      'Begins to add a passkey: the browser makes one of `options`. Errors: BAD_USER_INPUT when the proof is wrong, CONFLICT when there are 20, RATE_LIMITED.',
  })
  async beginPasskey(
    @Arg('input', { description: 'Proof that it is really me.' }) { proof }: BeginPasskeyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PasskeyQuestionPayload> {
    const question = await this.#passkeys.begin(request, proof);
    return { message: 'Make a passkey and send it.', ...question };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => AddPasskeyPayload, {
    description:
      'Adds a passkey: it signs me in alone, and is asked for after the password. The first one ends all my other sessions. Errors: BAD_USER_INPUT when the answer does not hold, CONFLICT when it is known or there are 20.',
  })
  async addPasskey(
    @Arg('input', { description: 'The passkey and its name.' }) input: AddPasskeyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AddPasskeyPayload> {
    const { passkey, recoveryCodes } = await this.#passkeys.add(request, input);
    return { message: 'The passkey was added.', passkey: presentPasskey(passkey), recoveryCodes };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description: 'Gives one of my passkeys another name. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  async renamePasskey(
    @Arg('input', { description: 'Which one, and its name.' }) input: RenamePasskeyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#passkeys.rename(request, input);
    return { message: 'The passkey was renamed.' };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description:
      'Removes one of my passkeys. Errors: NOT_FOUND, BAD_USER_INPUT when the proof is wrong, RATE_LIMITED.',
  })
  async removePasskey(
    @Arg('input', { description: 'Which one, and proof that it is really me.' })
    { id, proof }: RemovePasskeyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#passkeys.remove(request, id, proof);
    return { message: 'The passkey was removed.' };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PasskeyQuestionPayload, {
    description: 'Asks for one of my passkeys, as proof that it is still me.',
  })
  async beginPasskeyProof(@Ctx() { request }: GraphqlContext): Promise<PasskeyQuestionPayload> {
    return { message: 'Use a passkey.', ...(await this.#passkeys.askForProof(request)) };
  }
}
