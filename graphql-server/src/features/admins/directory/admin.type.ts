import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IdentityProofInput } from '../../auth/index.js';
import { InvitationMailTrouble } from '../../mail/index.js';
import { connectionOf, Node, PageArguments, withMessage } from '../../../platform/graphql/index.js';

@ObjectType({ description: 'An administrator of the platform.', implements: Node })
export class AdminUser {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'First name; empty until an invitation is accepted.' })
  firstName!: string;

  @Field({ description: 'Last name; may be empty.' })
  lastName!: string;

  @Field({ description: 'E-mail address, lower case.' })
  email!: string;

  @Field({
    description: 'Whether the address is confirmed; until then the account cannot sign in.',
  })
  isVerified!: boolean;

  @Field({ description: 'When the person registered or was invited first.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the person last signed in; null if never.',
  })
  lastLoginAt?: Date | null;

  @Field({ description: 'Whether it is you.' })
  isCurrentUser!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when an open invitation holds; null for others.',
  })
  invitationExpiresAt?: Date | null;

  @Field(() => InvitationMailTrouble, {
    nullable: true,
    description: 'Why a person who is invited may not have the mail; null if no reason is known.',
  })
  invitationMailTrouble?: InvitationMailTrouble | null;
}

@ObjectType({
  description: 'A page of administrators, those who were here first at the beginning.',
})
export class AdminUserConnection extends connectionOf<AdminUser>('AdminUser', () => AdminUser, {
  edge: 'An administrator in a list.',
  cursor: 'Continue behind it with `after`.',
  node: 'The administrator.',
  edges: 'The entries of the page.',
  pageInfo: 'Where the page begins and ends.',
  totalCount: 'How many the search finds in all.',
}) {}

@InputType({ description: 'Which administrators a list has.' })
export class AdminUserFilter {
  @Field(() => String, { nullable: true, description: 'Part of name or e-mail address.' })
  search?: string | null;
}

@ArgsType()
export class AdminsArguments extends PageArguments {
  @Field(() => AdminUserFilter, { nullable: true, description: 'All if missing.' })
  filter?: AdminUserFilter | null;
}

@ObjectType({ description: 'Figures of the whole platform.' })
export class AdminDashboard {
  @Field(() => Int, { description: 'Property-management companies.' })
  companyCount!: number;

  @Field(() => Int, { description: 'Tenants of all companies.' })
  tenantCount!: number;

  @Field(() => Int, { description: 'Owners of all companies.' })
  ownerCount!: number;
}

@InputType({ description: 'The person to invite.' })
export class InviteAdminInput {
  @Field({ description: 'E-mail address; the invitation is mailed there.' })
  email!: string;
}

@ObjectType({ description: 'Result of inviting an administrator.' })
export class InviteAdminPayload extends withMessage('Says what was done.') {
  @Field({ description: 'The mailed link, to hand over by other means. Shown once.' })
  invitationLink!: string;

  @Field(() => AdminUser, { description: 'The invited person, pending until they accept.' })
  admin!: AdminUser;
}

@InputType({ description: 'What to change about an administrator.' })
export class UpdateAdminInput {
  @Field(() => ID, { description: 'Id of the administrator.' })
  id!: string;

  @Field({ description: 'First name.' })
  firstName!: string;

  @Field({ description: 'Last name.' })
  lastName!: string;

  @Field({ description: 'E-mail address.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'New password of 6 characters or more; unchanged when missing or empty.',
  })
  password?: string | null;

  @Field(() => IdentityProofInput, {
    nullable: true,
    description:
      'Proof that it is really you. Needed for your own address and password, unless you signed in within ten minutes.',
  })
  proof?: IdentityProofInput | null;
}

@ObjectType({ description: 'Result of changing an administrator.' })
export class UpdateAdminPayload extends withMessage('Says what was done.') {
  @Field(() => AdminUser, { description: 'The administrator as they are now.' })
  admin!: AdminUser;
}
