import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentChatAccess } from './chat-access.presenter.js';
import type { ChatAccessService } from './chat-access.service.js';
import {
  ChatAccessPayload,
  ChatAccessSettings,
  RenewAllAuthNumbersInput,
  UpdateChatAccessInput,
} from './chat-access.type.js';

@Resolver()
export class ChatAccessResolver {
  readonly #access: ChatAccessService;

  constructor(access: ChatAccessService) {
    this.#access = access;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => ChatAccessSettings, {
    description:
      'How tenants and owners of a company get into the chat. For administrators, and company users with `users.view` at their own company. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async chatAccess(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: "The actor's own company if missing.",
    })
    companyId: string | null | undefined,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ChatAccessSettings> {
    return presentChatAccess(await this.#access.find(request, companyId));
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ChatAccessPayload, {
    description:
      'Changes how tenants and owners of a company get into the chat. For administrators, and company users with `settings.edit` at their own company. Errors: BAD_USER_INPUT with `fields`, FORBIDDEN, NOT_FOUND.',
  })
  async updateChatAccess(
    @Arg('input', () => UpdateChatAccessInput, { description: 'The company and its choice.' })
    { companyId, ...input }: UpdateChatAccessInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ChatAccessPayload> {
    const access = await this.#access.change(request, companyId, input);
    return { message: 'Chat access updated successfully', chatAccess: presentChatAccess(access) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ChatAccessPayload, {
    description:
      'Begins to give all tenants and owners of a company new authentication numbers, by mail. For administrators, and company users with `settings.edit` at their own company. Errors: BAD_USER_INPUT, CONFLICT (one is going on), FORBIDDEN, NOT_FOUND.',
  })
  async renewAllAuthNumbers(
    @Arg('input', () => RenewAllAuthNumbersInput, { description: 'Which, and from when.' })
    { companyId, holdsFrom }: RenewAllAuthNumbersInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ChatAccessPayload> {
    const access = await this.#access.renewAll(request, companyId, holdsFrom);
    return { message: 'New numbers are being sent', chatAccess: presentChatAccess(access) };
  }
}
