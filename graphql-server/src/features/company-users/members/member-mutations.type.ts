import type { CompanyRole } from '@hausgeist/schema';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { addFields, namedEnum, withMessage } from '../../../platform/graphql/index.js';
import { CompanyRoleEnum } from '../../permissions/index.js';
import { memberDetails } from '../member-details.js';
import { CompanyMember, CompanyUserStatusEnum, WithDetails } from './member.type.js';

/** One-click changes of a user's status. */
export const CompanyUserAction = namedEnum(
  'CompanyUserAction',
  "What is done to a company user's status.",
  {
    SUSPEND: 'Locks the user out; every session ends at once.',
    ACTIVATE: 'Lets the user in.',
  },
);
export type CompanyUserAction = (typeof CompanyUserAction)[string];

@InputType({ description: 'A person to be added to a company.' })
export class CreateCompanyUserInput extends WithDetails {
  @Field(() => ID, {
    nullable: true,
    description: 'For administrators, who must give it; others add to their own company.',
  })
  companyId?: string | null;

  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description: "COMPANY_STAFF if missing; never above the actor's own.",
  })
  role?: CompanyRole | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Default true: an invitation is mailed. False: temporaryPassword and confirmPassword are needed.',
  })
  sendInvitation?: boolean | null;

  @Field(() => CompanyUserStatusEnum, {
    nullable: true,
    description:
      'ACTIVE if missing. People who are invited are PENDING until they accept, and cannot be added as INACTIVE or SUSPENDED.',
  })
  status?: CompanyUserStatusEnum | null;

  @Field(() => String, {
    nullable: true,
    description: 'First password, at least 8 characters, to be changed by the person.',
  })
  temporaryPassword?: string | null;

  @Field(() => String, { nullable: true, description: 'The same again.' })
  confirmPassword?: string | null;
}

addFields(CreateCompanyUserInput, memberDetails, 'inputDescription');

@InputType({ description: 'How a user shall be from now on; what is missing stays.' })
export class UpdateCompanyUserInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;

  @Field({ description: 'First name.' })
  firstName!: string;

  @Field({ description: 'Last name.' })
  lastName!: string;

  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description: "Never one's own, and never above the actor's.",
  })
  role?: CompanyRole | null;

  @Field(() => CompanyUserStatusEnum, { nullable: true, description: "Never one's own." })
  status?: CompanyUserStatusEnum | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Administrators only: moves the user to another company.',
  })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: 'Administrators only.' })
  email?: string | null;
}

@InputType({ description: 'Suspends or activates a user.' })
export class SetCompanyUserStatusInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;

  @Field(() => CompanyUserAction, { description: 'What to do.' })
  action!: CompanyUserAction;
}

@InputType({ description: 'Names an invitation.' })
export class InvitationInput {
  @Field(() => ID, { description: 'The invitation.' })
  id!: string;
}

@ObjectType({ description: 'A user or invitation that has been made or changed.' })
export class CompanyMemberPayload extends withMessage() {
  @Field(() => CompanyMember, { description: 'The user or invitation as it is now.' })
  member!: CompanyMember;

  @Field(() => String, {
    nullable: true,
    description:
      'Set when an invitation was made and the actor may see it: the link to hand over by other means.',
  })
  invitationLink?: string | null;
}
