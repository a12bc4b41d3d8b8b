import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
  toConnection,
} from '../../../platform/graphql/index.js';
import { readPage } from '../../../platform/lists/index.js';
import type { InvitationService } from '../invitations/invitation.service.js';
import type { MemberChanges } from './member-changes.service.js';
import { MEMBER_ORDER } from './member-list.repository.js';
import { MESSAGES } from './member-messages.js';
import {
  CompanyMemberPayload,
  CreateCompanyUserInput,
  InvitationInput,
  SetCompanyUserStatusInput,
  UpdateCompanyUserInput,
} from './member-mutations.type.js';
import { presentMember } from './member.presenter.js';
import type { MemberService } from './member.service.js';
import {
  CompanyMemberConnection,
  CompanyMembersArguments,
  CompanyUserWork,
} from './member.type.js';

@Resolver()
export class MemberResolver {
  readonly #members: MemberService;
  readonly #changes: MemberChanges;
  readonly #invitations: InvitationService;

  constructor(members: MemberService, changes: MemberChanges, invitations: InvitationService) {
    this.#members = members;
    this.#changes = changes;
    this.#invitations = invitations;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => CompanyMemberConnection, {
    description:
      'Users and open invitations, by name. For administrators, and company users with `team.view` or `settings.view`. Errors: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  async companyMembers(
    @Args(() => CompanyMembersArguments) { filter, ...request }: CompanyMembersArguments,
    @Ctx() { request: context }: GraphqlContext,
  ): Promise<CompanyMemberConnection> {
    const page = readPage(request);
    const { rows, totalCount, unfilteredCount } = await this.#members.list(
      context,
      filter ?? {},
      page,
    );
    const list = { rows, page, order: MEMBER_ORDER, totalCount };
    const connection = toConnection(list, (view) => presentMember(context.actor, view));
    return { ...connection, unfilteredCount };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => CompanyUserWork, {
    description:
      'What a user looks after, to be handed over before they are removed. For administrators, and company users with `team.manage`, `team.remove` or `settings.edit`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async companyUserWork(
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyUserWork> {
    return this.#members.work(request, id);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CompanyMemberPayload, {
    description:
      'Invites a person to a company, or makes an account with a first password. While an invitation to the same address is open it is to be resent instead; an expired one is renewed. For administrators, and company users with `team.invite` or `settings.edit`. Errors: BAD_USER_INPUT with `fields`, FORBIDDEN, NOT_FOUND, RATE_LIMITED.',
  })
  async createCompanyUser(
    @Arg('input', () => CreateCompanyUserInput, { description: 'The person.' })
    input: CreateCompanyUserInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyMemberPayload> {
    const { view, link } = await this.#members.create(request, input);
    const message = view.kind === 'USER' ? MESSAGES.created : MESSAGES.invited;
    return { message, member: presentMember(request.actor, view), invitationLink: link ?? null };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CompanyMemberPayload, {
    description:
      'Changes a user. For administrators, and company users with `team.manage` or `settings.edit`. Errors: BAD_USER_INPUT with `fields`, FORBIDDEN, NOT_FOUND, CONFLICT (the last active administrator of a company).',
  })
  async updateCompanyUser(
    @Arg('input', () => UpdateCompanyUserInput, { description: 'The user and the changes.' })
    { id, ...input }: UpdateCompanyUserInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyMemberPayload> {
    const view = await this.#changes.update(request, id, input);
    return { message: MESSAGES.updated, member: presentMember(request.actor, view) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CompanyMemberPayload, {
    description:
      'Suspends or activates a user. For administrators, and company users with `team.manage` or `settings.edit`. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (the last active administrator of a company).',
  })
  async setCompanyUserStatus(
    @Arg('input', () => SetCompanyUserStatusInput, { description: 'The user and what to do.' })
    { id, action }: SetCompanyUserStatusInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyMemberPayload> {
    const view = await this.#changes.setStatus(request, id, action);
    const message = action === 'SUSPEND' ? MESSAGES.suspended : MESSAGES.activated;
    return { message, member: presentMember(request.actor, view) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description:
      'Removes a user for good; their sessions end at once. For administrators, and company users with `team.remove` or `settings.edit`. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (the last active administrator of a company).',
  })
  async deleteCompanyUser(
    @Arg('input', () => DeleteInput, { description: 'The user.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    await this.#changes.delete(request, id);
    return { message: MESSAGES.deleted, deletedId: id };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CompanyMemberPayload, {
    description:
      'Mails an open or expired invitation again with a new link for 48 hours; the old link is void. For those who may invite. Errors: FORBIDDEN, NOT_FOUND, RATE_LIMITED.',
  })
  async resendCompanyInvitation(
    @Arg('input', () => InvitationInput, { description: 'The invitation.' })
    { id }: InvitationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyMemberPayload> {
    const { view, link } = await this.#invitations.resend(request, id);
    const member = presentMember(request.actor, view);
    return { message: MESSAGES.resent(view.email), member, invitationLink: link ?? null };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description:
      'Takes an open or expired invitation back; its link is void. For those who may invite. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async revokeCompanyInvitation(
    @Arg('input', () => InvitationInput, { description: 'The invitation.' })
    { id }: InvitationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    await this.#invitations.revoke(request, id);
    return { message: MESSAGES.revoked, deletedId: id };
  }
}
