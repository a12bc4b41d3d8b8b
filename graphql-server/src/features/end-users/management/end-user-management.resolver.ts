import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { upsertMessage } from '../../../platform/external-ids/index.js';
import {
  AccessFor,
  asksFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
  toConnection,
} from '../../../platform/graphql/index.js';
import { SIGN_IN_LINKS_SENT, type SignInLinkSending } from './sign-in-link-sending.js';
import type { EndUserManagement } from './end-user-management.service.js';
import {
  EndUserBelongingsObject,
  EndUserConnection,
  EndUserObject,
  EndUsersArguments,
  EndUserSignInsObject,
  EndUserStats,
} from './end-user-management.type.js';
import {
  CreateEndUserInput,
  EndUserPayload,
  RenewAuthNumberInput,
  SendSignInLinksInput,
  SendSignInLinksPayload,
  UpdateEndUserInput,
  UpsertEndUserInput,
  UpsertEndUserPayload,
} from './end-user-mutations.type.js';
import type { EndUserUpsert } from './end-user-upsert.service.js';
import { presentEndUser } from './end-user.presenter.js';

@Resolver()
export class EndUserManagementResolver {
  readonly #endUsers: EndUserManagement;
  readonly #links: SignInLinkSending;
  readonly #upsert: EndUserUpsert;

  constructor(endUsers: EndUserManagement, links: SignInLinkSending, upsert: EndUserUpsert) {
    this.#endUsers = endUsers;
    this.#upsert = upsert;
    this.#links = links;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => EndUserConnection, {
    description:
      'Tenants and owners. Company users need `users.view` and see those of their own company. Errors: FORBIDDEN, NOT_FOUND (another company), BAD_USER_INPUT.',
  })
  async endUsers(
    @Args(() => EndUsersArguments) { filter, sort, ...page }: EndUsersArguments,
    @Ctx() { request }: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EndUserConnection> {
    const counted = asksFor(info, 'totalCount');
    const list = await this.#endUsers.list(request, { page, filter, sort, counted });
    return toConnection(list, presentEndUser);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [EndUserObject], {
    description:
      'Up to five tenants and owners of one company whose names or streets read nearly like what was searched for in vain, such as Petersen for Peterson, the most similar first; needs `users.view`. Errors: BAD_USER_INPUT, FORBIDDEN.',
  })
  async similarEndUsers(
    @Arg('search', () => String, { description: 'What was searched for; at most 200 characters.' })
    search: string,
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who get none without.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserObject[]> {
    return (await this.#endUsers.similar(request, search, companyId)).map(presentEndUser);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => EndUserObject, {
    description: 'One tenant or owner; needs `users.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async endUser(
    @Arg('id', () => ID, { description: 'The end user.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserObject> {
    return presentEndUser(await this.#endUsers.find(request, id));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => EndUserSignInsObject, {
    description:
      'How a tenant or owner got on with signing in; needs `users.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async endUserSignIns(
    @Arg('id', () => ID, { description: 'The end user.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserSignInsObject> {
    const state = await this.#endUsers.signIns(request, id);
    return {
      lastAt: state?.lastAt ?? null,
      refusedAt: state?.refusedAt ?? null,
      refusedAttempts: state?.refusedAttempts ?? 0,
    };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => EndUserStats, {
    description: 'How many tenants and owners there are; needs `users.view`. Errors: FORBIDDEN.',
  })
  async endUserStats(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'Only of this company; for administrators.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserStats> {
    return this.#endUsers.count(request, companyId);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => EndUserBelongingsObject, {
    description:
      'What goes with a tenant or owner who is deleted; needs `users.delete`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async endUserBelongings(
    @Arg('id', () => ID, { description: 'The end user.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserBelongingsObject> {
    return this.#endUsers.belongings(request, id);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => EndUserPayload, {
    description:
      'Registers a tenant or owner; needs `users.create`. Errors: BAD_USER_INPUT with `fields`, FORBIDDEN, NOT_FOUND (company).',
  })
  async createEndUser(
    @Arg('input', () => CreateEndUserInput, { description: 'Their details.' })
    input: CreateEndUserInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserPayload> {
    const endUser = presentEndUser(await this.#endUsers.create(request, input));
    return { message: 'User created successfully', endUser };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => EndUserPayload, {
    description:
      'Changes a tenant or owner; needs `users.edit`. Another number or company ends their open sessions. Errors: BAD_USER_INPUT with `fields`, CONFLICT (changed since that revision), FORBIDDEN, NOT_FOUND.',
  })
  async updateEndUser(
    @Arg('input', () => UpdateEndUserInput, { description: 'Their details.' })
    { id, ...input }: UpdateEndUserInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserPayload> {
    const endUser = presentEndUser(await this.#endUsers.update(request, id, input));
    return { message: 'User updated successfully!', endUser };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => UpsertEndUserPayload, {
    description:
      'Registers or changes the tenant or owner with this customer number; the same twice is harmless. Needs `users.create` and `users.edit`. Errors: BAD_USER_INPUT with `fields` (also where the address is that of a person with another customer number), FORBIDDEN, NOT_FOUND (company).',
  })
  async upsertEndUser(
    @Arg('input', () => UpsertEndUserInput, { description: 'The person.' })
    input: UpsertEndUserInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UpsertEndUserPayload> {
    const { view, outcome } = await this.#upsert.upsert(request, input);
    return { message: upsertMessage('User', outcome), outcome, endUser: presentEndUser(view) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description:
      'Deletes a tenant or owner for good, with conversations and files; needs `users.delete`. Errors: CONFLICT (a legal hold, an open request about their data), FORBIDDEN, NOT_FOUND.',
  })
  async deleteEndUser(
    @Arg('input', () => DeleteInput, { description: 'The end user.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    const deletedId = await this.#endUsers.delete(request, id);
    return { message: 'User deleted successfully', deletedId };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => EndUserPayload, {
    description:
      'Gives a tenant or owner another number; the one before stops at once and open sessions end. Needs `users.edit`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async renewAuthNumber(
    @Arg('input', () => RenewAuthNumberInput, { description: 'The end user.' })
    { id, sendInvitation }: RenewAuthNumberInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserPayload> {
    const view = await this.#endUsers.renewAuthNumber(request, id, { sendInvitation });
    return { message: 'Authentication number renewed', endUser: presentEndUser(view) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => SendSignInLinksPayload, {
    description:
      'Mails each of these tenants and owners a link that signs them in once. Needs `users.edit`. All of them get one, or none. Errors: BAD_USER_INPUT, FORBIDDEN (also: a key, and an address that a key has set), NOT_FOUND.',
  })
  async sendSignInLinks(
    @Arg('input', { description: 'The end users.' }) { ids }: SendSignInLinksInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<SendSignInLinksPayload> {
    const sentCount = await this.#links.send(request, ids);
    return { message: SIGN_IN_LINKS_SENT, sentCount };
  }
}
