import type { CompanyRole } from '@hausgeist/schema';
import { Field, ID, ObjectType } from 'type-graphql';
import { CompanyReference } from '../../companies/index.js';
import { CompanyRoleEnum } from '../../permissions/index.js';
import type { CompanyUserView } from '../company-user.repository.js';

@ObjectType({ description: 'A company user as they see themselves.' })
export class CompanyUserProfile {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'First name.' })
  firstName!: string;

  @Field({ description: 'Last name.' })
  lastName!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'E-mail address, lower case.' })
  email!: string;

  @Field(() => CompanyRoleEnum, { description: 'Role at the company.' })
  role!: CompanyRole;

  @Field(() => CompanyReference, { description: 'The company they work at.' })
  managingCompany!: CompanyReference;

  @Field({
    description: 'Set when the password was chosen by another user and should be changed.',
  })
  passwordIsTemporary!: boolean;

  @Field({
    description:
      'Set when a temporary password has run out: nothing but `changePassword` is open until it is changed.',
  })
  passwordChangeIsDue!: boolean;
}

/** The profile of a company user. */
export function toCompanyUserProfile(user: CompanyUserView): CompanyUserProfile {
  const { id, firstName, lastName, email, role, company } = user;
  const { passwordIsTemporary, passwordChangeIsDue } = user;
  return Object.assign(new CompanyUserProfile(), {
    ...{ id, firstName, lastName, email, role, passwordIsTemporary, passwordChangeIsDue },
    fullName: `${firstName} ${lastName}`,
    managingCompany: company,
  });
}
