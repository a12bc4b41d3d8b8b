import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { AnswerRatingReasonType, AnswerRatingValueType, ChatMessage } from '../message.type.js';

@InputType({ description: 'What the tenant thinks of an answer.' })
export class RateAnswerInput {
  @Field(() => ID, { description: 'Session id of the conversation.' })
  sessionId!: string;

  @Field(() => ID, { description: 'Id of the answer.' })
  messageId!: string;

  @Field(() => AnswerRatingValueType, {
    nullable: true,
    description: 'Whether it helped; null takes the rating back.',
  })
  value?: AnswerRatingValueType | null;

  @Field(() => AnswerRatingReasonType, {
    nullable: true,
    description: 'What is wrong with an answer that did not help.',
  })
  reason?: AnswerRatingReasonType | null;

  @Field(() => String, {
    nullable: true,
    description: "In the tenant's own words, at most 500 characters.",
  })
  comment?: string | null;
}

@ObjectType({ description: 'The rated answer.' })
export class RateAnswerPayload {
  @Field(() => ChatMessage, { description: 'The answer as it is now.' })
  message!: ChatMessage;
}
