import { Field, InputType, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';

@InputType({ description: 'Confirms the mailbox of a company.' })
export class ConfirmCompanyEmailInput {
  @Field({ description: 'The token in the mailed link.' })
  token!: string;
}

@ObjectType({ description: 'A mailbox that has been confirmed.', simpleResolvers: true })
export class ConfirmCompanyEmailPayload extends withMessage() {
  @Field({ description: 'The company.' })
  companyName!: string;

  @Field({ description: 'The address that summaries go to from now on.' })
  email!: string;
}
