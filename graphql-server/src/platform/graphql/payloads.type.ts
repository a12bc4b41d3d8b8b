import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of a mutation that returns nothing but its success.' })
export class MessagePayload {
  @Field({ description: 'Says what was done; fit for the person who did it.' })
  message!: string;
}

@InputType({ description: 'Names the thing to delete.' })
export class DeleteInput {
  @Field(() => ID, { description: 'Id of the thing.' })
  id!: string;
}

@ObjectType({ description: 'Result of deleting something.' })
export class DeletePayload {
  @Field({ description: 'Says what was done; fit for the person who did it.' })
  message!: string;

  @Field(() => ID, { description: 'Id of what is gone.' })
  deletedId!: string;
}
