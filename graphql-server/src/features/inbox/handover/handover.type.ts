import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../../platform/graphql/index.js';
import { ChatMessage } from '../../conversations/index.js';
import { InboxConversation } from '../inbox.type.js';
import { SeenRevision } from '../work/inbox-work.type.js';

@InputType({ description: 'A conversation that the viewer wants to answer in person.' })
export class TakeOverConversationInput extends SeenRevision {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it may be taken from a colleague who has taken it over.',
  })
  fromColleague!: boolean;
}

@InputType({ description: 'An answer in person.' })
export class ReplyToConversationInput {
  @Field(() => ID, { description: 'The conversation.' })
  id!: string;

  @Field({ description: 'Plain text, at most 4,000 characters.' })
  text!: string;

  @Field(() => ID, {
    description: 'Chosen by the client: the same again is the same message. At most 64 characters.',
  })
  clientId!: string;
}

@InputType({ description: 'A conversation that the assistant is to answer again.' })
export class HandBackConversationInput {
  @Field(() => ID, { description: 'The conversation.' })
  id!: string;
}

@ObjectType({ description: 'Result of answering a tenant.' })
export class ConversationReplyPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => ChatMessage, { description: 'The answer as it was stored.' })
  reply!: ChatMessage;

  @Field(() => InboxConversation, { description: 'The conversation as it is now.' })
  conversation!: InboxConversation;
}
