import type { CompanyRole } from '@hausgeist/schema';
import { ArgsType, Field, ID, InputType, Int, InterfaceType, ObjectType } from 'type-graphql';
import {
  addFields,
  connectionOf,
  namedEnum,
  Node,
  PageArguments,
  WithFields,
} from '../../../platform/graphql/index.js';
import { CompanyReference } from '../../companies/index.js';
import { InvitationMailTrouble } from '../../mail/index.js';
import { CompanyRoleEnum } from '../../permissions/index.js';
import { memberDetails, type MemberDetails } from '../member-details.js';

/** Whether a company user gets in. */
export const CompanyUserStatusEnum = namedEnum(
  'CompanyUserStatus',
  'Whether a company user gets in. Only active ones do.',
  {
    ACTIVE: 'May sign in.',
    INACTIVE: 'Is not in use.',
    SUSPENDED: 'Was locked out.',
    PENDING: 'Is invited, or waits to be activated.',
  },
);
export type CompanyUserStatusEnum = (typeof CompanyUserStatusEnum)[string];

export const CompanyMemberKind = namedEnum(
  'CompanyMemberKind',
  'What a row of the list of people is.',
  {
    USER: 'A person with an account.',
    INVITATION: 'A person who was invited and has not accepted yet.',
  },
);
export type CompanyMemberKind = (typeof CompanyMemberKind)[string];

/** The details of a person, for {@link addFields}. */
export const WithDetails = WithFields as new () => MemberDetails;

@InterfaceType({
  description: 'A person at a company: a user of it, or an open invitation to become one.',
  implements: Node,
  resolveType: ({ __typename }: CompanyMember) => __typename,
})
export abstract class CompanyMember extends WithDetails {
  abstract readonly __typename: string;

  @Field(() => ID, { description: 'Id of the user or of the invitation.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field(() => CompanyRoleEnum, { description: 'Role at the company.' })
  role!: CompanyRole;

  @Field(() => CompanyUserStatusEnum, { description: 'PENDING for invitations.' })
  status!: CompanyUserStatusEnum;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the user who invited or added them, as it was then; null where there is none.',
  })
  invitedBy?: string | null;

  @Field(() => Date, { description: 'When the account or invitation was made.' })
  createdAt!: Date;

  @Field(() => CompanyReference, { description: 'The company they work at.' })
  managingCompany!: CompanyReference;
}

addFields(CompanyMember, memberDetails, 'description');

@ObjectType('CompanyUser', {
  description: 'A person who has an account at a company.',
  implements: CompanyMember,
})
export class CompanyUserType extends CompanyMember {
  readonly __typename = 'CompanyUser';

  @Field(() => Date, {
    nullable: true,
    description: 'When they last signed in; null if never.',
  })
  lastLoginAt!: Date | null;

  @Field({ description: 'Whether it is you.' })
  isCurrentUser!: boolean;
}

@ObjectType('CompanyInvitation', {
  description: 'A person who was invited to a company and has not accepted yet.',
  implements: CompanyMember,
})
export class CompanyInvitationType extends CompanyMember {
  readonly __typename = 'CompanyInvitation';

  @Field(() => Date, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;

  @Field({ description: 'Whether it has run out; it can be resent.' })
  isExpired!: boolean;

  @Field(() => InvitationMailTrouble, {
    nullable: true,
    description: 'Why the person may not have the mail; null if no reason is known.',
  })
  mailTrouble!: InvitationMailTrouble | null;
}

@ObjectType({ description: 'A page of users and open invitations, by name.' })
export class CompanyMemberConnection extends connectionOf<CompanyMember>(
  'CompanyMember',
  () => CompanyMember,
  {
    edge: 'A user or invitation and its cursor.',
    node: 'The user or invitation.',
    edges: 'Rows of this page.',
    totalCount: 'Number of rows that the filter leaves.',
  },
) {
  @Field(() => Int, {
    description: 'Number of rows without search, role and status, for `Showing X of Y`.',
  })
  unfilteredCount!: number;
}

@ObjectType({
  description: 'What a company user looks after; once they are removed, it is assigned to none.',
})
export class CompanyUserWork {
  @Field(() => Int, {
    description: 'Conversations that are not done, assigned to them or taken over by them.',
  })
  openConversations!: number;

  @Field(() => Int, {
    description:
      'Those of them that have no other assignee, and so go along when the work is handed over.',
  })
  ownConversations!: number;

  @Field(() => Int, { description: 'Cases that are not done.' })
  openCases!: number;
}

@InputType('CompanyMemberFilter', { description: 'Which users and invitations a list has.' })
export class CompanyMemberFilterInput {
  @Field(() => ID, {
    nullable: true,
    description: 'For administrators; company users always see their own company.',
  })
  companyId?: string | null;

  @Field(() => CompanyMemberKind, { nullable: true, description: 'Both kinds if missing.' })
  kind?: CompanyMemberKind | null;

  @Field(() => String, { nullable: true, description: 'Part of name or e-mail address.' })
  search?: string | null;

  @Field(() => CompanyRoleEnum, { nullable: true, description: 'All roles if missing.' })
  role?: CompanyRole | null;

  @Field(() => CompanyUserStatusEnum, {
    nullable: true,
    description: 'All if missing; invitations are PENDING.',
  })
  status?: CompanyUserStatusEnum | null;
}

@ArgsType()
export class CompanyMembersArguments extends PageArguments {
  @Field(() => CompanyMemberFilterInput, { nullable: true, description: 'All if missing.' })
  filter?: CompanyMemberFilterInput | null;
}
