import type { CompanyRole } from '@hausgeist/schema';
import { Field, InputType, ObjectType } from 'type-graphql';
import { RefusalType, withMessage } from '../../../platform/graphql/index.js';
import { CompanyRoleEnum } from '../../permissions/index.js';

@ObjectType({ description: 'What an invitation says.' })
export class CompanyInvitationDetails {
  @Field({ description: 'Name of the company.' })
  companyName!: string;

  @Field({ description: 'Address that the invitation was mailed to; the account gets it.' })
  email!: string;

  @Field(() => CompanyRoleEnum, { description: 'Role that the account gets.' })
  role!: CompanyRole;

  @Field({ description: 'First name as the inviter wrote it.' })
  firstName!: string;

  @Field({ description: 'Last name as the inviter wrote it.' })
  lastName!: string;

  @Field(() => Date, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'Whether the link of an invitation still holds.' })
export class CompanyInvitationCheck {
  @Field({ description: 'Whether it can be accepted.' })
  valid!: boolean;

  @Field(() => String, { nullable: true, description: 'Why not; null when it is valid.' })
  error?: string | null;

  @Field(() => RefusalType, { nullable: true, description: 'The same for programs.' })
  refusal?: RefusalType | null;

  @Field(() => CompanyInvitationDetails, {
    nullable: true,
    description: 'What it says; null when it is not valid.',
  })
  invitation?: CompanyInvitationDetails | null;
}

@InputType({ description: 'Accepts an invitation. Company, role and address are its own.' })
export class AcceptCompanyInvitationInput {
  @Field({ description: 'Token of the mailed link.' })
  token!: string;

  @Field({ description: 'First name.' })
  firstName!: string;

  @Field({ description: 'Last name.' })
  lastName!: string;

  @Field({
    description:
      'At least 8 characters, among them a lower-case and an upper-case letter, a number and one of @$!%*?&#+-_=.',
  })
  password!: string;

  @Field({ description: 'The same again.' })
  confirmPassword!: string;

  @Field({ description: 'Whether the terms and conditions are accepted; they must be.' })
  acceptTerms!: boolean;
}

@ObjectType({ description: 'An account that was made from an invitation.' })
export class AcceptCompanyInvitationPayload extends withMessage() {
  @Field({ description: 'Address to sign in with.' })
  email!: string;
}
