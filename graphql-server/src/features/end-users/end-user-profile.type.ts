import { Field, ID, ObjectType } from 'type-graphql';
import type { Company } from '../companies/index.js';
import type { EndUser } from './end-user.entity.js';

@ObjectType({ description: 'How a person reaches the company that manages their home.' })
export class CompanyContact {
  @Field({ description: 'Name of the company.' })
  name!: string;

  @Field({ description: "E-mail address of the company's team." })
  email!: string;

  @Field({ description: 'Telephone number of the company.' })
  phone!: string;

  @Field({ description: 'Names the company in the address of its chat, `/c/<slug>`.' })
  slug!: string;
}

@ObjectType({ description: 'A tenant or owner as they see themselves.' })
export class EndUserProfile {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'First name.' })
  firstName!: string;

  @Field({ description: 'Last name.' })
  lastName!: string;

  @Field({ description: 'E-mail address, lower case.' })
  email!: string;

  @Field(() => CompanyContact, { description: 'The company that manages their home.' })
  company!: CompanyContact;
}

/** The profile of an end user whose company is loaded. */
export function toEndUserProfile(user: EndUser): EndUserProfile {
  const { id, firstName, lastName, email } = user;
  return Object.assign(new EndUserProfile(), {
    id,
    firstName,
    lastName,
    email,
    company: toCompanyContact(user.managingCompany),
  });
}

function toCompanyContact({ name, email, phone, slug }: Company): CompanyContact {
  return Object.assign(new CompanyContact(), { name, email, phone, slug });
}
