import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { CompanyType } from './company.type.js';

@InputType({ description: 'Details of a new company. Space around values is left out.' })
export class CreateCompanyInput {
  @Field({ description: 'Name, at most 200 characters.' })
  name!: string;

  @Field({ description: 'Postal address, at most 500 characters; may have several lines.' })
  address!: string;

  @Field({ description: "The team's mailbox: one plain e-mail address." })
  email!: string;

  @Field({ description: 'Telephone number, at most 50 characters.' })
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'WhatsApp number, at most 50 characters; none if missing or empty.',
  })
  whatsapp?: string | null;
}

@InputType({ description: 'All details of a company as they shall be from now on.' })
export class UpdateCompanyInput extends CreateCompanyInput {
  @Field(() => ID, { description: 'The company.' })
  id!: string;
}

@ObjectType({ description: 'A company that has been created or changed.' })
export class CompanyPayload {
  @Field({ description: 'What was done, in English.' })
  message!: string;

  @Field(() => CompanyType, { description: 'The company as it is now.' })
  company!: CompanyType;
}
