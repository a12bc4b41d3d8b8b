import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Names the company whose portal an administrator works in.' })
export class ActingInput {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId!: string;
}
