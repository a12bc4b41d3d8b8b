import { Field, ID, InputType, ObjectType } from 'type-graphql';

/** The field that the results of mutations begin with, to be extended by what else they have. */
export function withMessage(description = 'What was done, in English.') {
  @ObjectType({ simpleResolvers: true })
  abstract class Payload {
    @Field({ description })
    message!: string;
  }
  return Payload;
}

/** Said of messages that consoles and programs may show as they are. */
export const FIT_FOR_PEOPLE = 'Says what was done; fit for the person who did it.';

@ObjectType({ description: 'Result of a mutation that returns nothing but its success.' })
export class MessagePayload extends withMessage(FIT_FOR_PEOPLE) {}

@InputType({ description: 'Names the thing to delete.' })
export class DeleteInput {
  @Field(() => ID, { description: 'Id of the thing.' })
  id!: string;
}

@ObjectType({ description: 'Result of deleting something.' })
export class DeletePayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => ID, { description: 'Id of what is gone.' })
  deletedId!: string;
}
