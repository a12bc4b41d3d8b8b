import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { addFields, namedEnum, withMessage } from '../../platform/graphql/index.js';
import { companyDetails } from './company-details.js';
import { CompanyType, WithDetails } from './company.type.js';

@InputType({ description: 'Details of a new company. Space around values is left out.' })
export class CreateCompanyInput extends WithDetails {}
addFields(CreateCompanyInput, companyDetails, 'inputDescription');

@InputType({ description: 'All details of a company as they shall be from now on.' })
export class UpdateCompanyInput extends CreateCompanyInput {
  @Field(() => ID, { description: 'The company.' })
  id!: string;
}

/** Whether a company is served. */
export const CompanyAction = namedEnum('CompanyAction', 'What is done to a company as a whole.', {
  SUSPEND:
    'Lets none of its people, keys and links in; every session ends at once, and nothing is deleted.',
  RESUME: 'Lets them in again; people sign in anew.',
});
export type CompanyAction = (typeof CompanyAction)[string];

@InputType({ description: 'Whether a company is to be served.' })
export class SetCompanyStatusInput {
  @Field(() => ID, { description: 'The company.' })
  id!: string;

  @Field(() => CompanyAction, { description: 'What to do.' })
  action!: CompanyAction;
}

@ObjectType({ description: 'A company that has been created or changed.' })
export class CompanyPayload extends withMessage() {
  @Field(() => CompanyType, { description: 'The company as it is now.' })
  company!: CompanyType;
}

@ObjectType({ description: 'What goes with a company that is deleted, beside its people.' })
export class CompanyBelongings {
  @Field(() => Int, { description: 'Conversations.' })
  conversations!: number;

  @Field(() => Int, { description: 'Cases that are not done.' })
  openCases!: number;

  @Field(() => Int, {
    description:
      'Requests for data or its deletion that wait; a company is kept until they are met.',
  })
  openRequests!: number;

  @Field(() => Int, { description: 'Files: of conversations, cases, imports and packages.' })
  files!: number;
}
