import type { CompanyRole } from '@hausgeist/schema';
import { Field, ID, ObjectType } from 'type-graphql';
import { addFields } from '../../../platform/graphql/index.js';
import { CompanyReference } from '../../companies/index.js';
import { CompanyRoleEnum } from '../../permissions/index.js';
import { memberDetails, memberDetailsOf } from '../member-details.js';
import { WithDetails } from '../members/member.type.js';
import type { CompanyUserView } from '../company-user.repository.js';

@ObjectType({ description: 'A company user as they see themselves.' })
export class CompanyUserProfile extends WithDetails {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field(() => CompanyRoleEnum, { description: 'Role at the company.' })
  role!: CompanyRole;

  @Field(() => CompanyReference, { description: 'The company they work at.' })
  managingCompany!: CompanyReference;

  @Field(() => String, {
    nullable: true,
    description:
      "Where their company's logo is found on this server, as a PNG; null where there is none.",
  })
  companyLogoUrl!: string | null;

  @Field({
    description: 'Set when the password was chosen by another user and should be changed.',
  })
  passwordIsTemporary!: boolean;

  @Field({
    description:
      'Set when a temporary password has run out: nothing but `changePassword` is open until it is changed.',
  })
  passwordChangeIsDue!: boolean;

  @Field({
    description:
      'Set for people whom their organisation has sent, and for those who accepted earlier terms, until they accept the terms of use by `acceptTerms`: nothing else is open to them.',
  })
  termsAreDue!: boolean;
}

addFields(CompanyUserProfile, memberDetails, 'description');

/** The profile of a company user. */
export function toCompanyUserProfile(user: CompanyUserView): CompanyUserProfile {
  const { id, role, company, companyLogoUrl } = user;
  const { passwordIsTemporary, passwordChangeIsDue, termsAreDue } = user;
  return Object.assign(new CompanyUserProfile(), {
    ...{ id, role, companyLogoUrl, passwordIsTemporary, passwordChangeIsDue, termsAreDue },
    ...memberDetailsOf(user),
    fullName: `${user.firstName} ${user.lastName}`,
    managingCompany: company,
  });
}
