import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
  toConnection,
} from '../../../platform/graphql/index.js';
import type { AdminDirectory } from './admin-directory.service.js';
import type { AdminInvitations } from './admin-invitation.service.js';
import { toAdminUser } from './admin.presenter.js';
import {
  AdminDashboard,
  AdminsArguments,
  AdminUserConnection,
  InviteAdminInput,
  InviteAdminPayload,
  UpdateAdminInput,
  UpdateAdminPayload,
} from './admin.type.js';
import { DIRECTORY_TEXTS } from './directory-texts.js';

@Resolver()
export class AdminResolver {
  readonly #directory: AdminDirectory;
  readonly #invitations: AdminInvitations;

  constructor(directory: AdminDirectory, invitations: AdminInvitations) {
    this.#directory = directory;
    this.#invitations = invitations;
  }

  @AccessFor(['admin'])
  @Query(() => AdminDashboard, { description: 'Figures of the whole platform.' })
  async adminDashboard(@Ctx() { request }: GraphqlContext): Promise<AdminDashboard> {
    return this.#directory.dashboard(request);
  }

  @AccessFor(['admin'])
  @Query(() => AdminUserConnection, {
    description: 'The administrators, pending ones included. Errors: BAD_USER_INPUT.',
  })
  async admins(
    @Args(() => AdminsArguments) { filter, ...page }: AdminsArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AdminUserConnection> {
    const list = await this.#directory.list(request, { page, search: filter?.search });
    return toConnection(list, (entry) => toAdminUser(request, entry));
  }

  @AccessFor(['admin'])
  @Mutation(() => InviteAdminPayload, {
    description:
      'Invites a person to become an administrator; inviting again replaces an open invitation. Errors: BAD_USER_INPUT, CONFLICT (is one already), RATE_LIMITED.',
  })
  async inviteAdmin(
    @Arg('input', { description: 'The person to invite.' }) input: InviteAdminInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InviteAdminPayload> {
    const { invitationLink, admin } = await this.#invitations.invite(request, input);
    return { message: DIRECTORY_TEXTS.invited, invitationLink, admin: toAdminUser(request, admin) };
  }

  @AccessFor(['admin'])
  @Mutation(() => UpdateAdminPayload, {
    description:
      'Changes an administrator. Another address or password ends their sessions. Errors: BAD_USER_INPUT (PROOF_REQUIRED without the needed `proof`), CONFLICT, NOT_FOUND.',
  })
  async updateAdmin(
    @Arg('input', { description: 'The administrator as they shall be.' })
    { id, proof, ...changes }: UpdateAdminInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UpdateAdminPayload> {
    const admin = await this.#directory.update(request, id, changes, proof);
    return { message: DIRECTORY_TEXTS.updated, admin: toAdminUser(request, admin) };
  }

  @AccessFor(['admin'])
  @Mutation(() => DeletePayload, {
    description:
      'Deletes an administrator, who is out at once. Errors: NOT_FOUND, FORBIDDEN (the own account).',
  })
  async deleteAdmin(
    @Arg('input', { description: 'The administrator.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return {
      message: DIRECTORY_TEXTS.deleted,
      deletedId: await this.#directory.delete(request, id),
    };
  }
}
