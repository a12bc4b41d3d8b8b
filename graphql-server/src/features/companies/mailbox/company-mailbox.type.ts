import { Field, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'Confirms the mailbox of a company.' })
export class ConfirmCompanyEmailInput {
  @Field({ description: 'The token in the mailed link.' })
  token!: string;
}

@ObjectType({ description: 'A mailbox that has been confirmed.', simpleResolvers: true })
export class ConfirmCompanyEmailPayload {
  @Field({ description: 'What was done, in English.' })
  message!: string;

  @Field({ description: 'The company.' })
  companyName!: string;

  @Field({ description: 'The address that summaries go to from now on.' })
  email!: string;
}
