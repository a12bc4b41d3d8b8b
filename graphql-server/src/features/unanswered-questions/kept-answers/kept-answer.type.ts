import { Field, ID, InputType } from 'type-graphql';
import { DraftContentInput } from '../../knowledge/index.js';

@InputType({ description: 'What a person answered, as a use case for the draft.' })
export class AddAnswerToDraftInput extends DraftContentInput {
  @Field(() => ID, { description: 'The message of that person.' })
  messageId!: string;
}
