import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { namedEnum, Node } from '../../platform/graphql/index.js';
import { ChatMessage } from './message.type.js';

/** State of a conversation, as in the database. */
export const ConversationStatusType = namedEnum('ConversationStatus', 'State of a conversation.', {
  OPEN: 'Takes messages.',
  ENDING: 'Was ended; summary and mails are being prepared.',
  ENDED: 'Finished: the summary is there and the mails are on their way.',
});
export type ConversationStatusType = (typeof ConversationStatusType)[string];

@ObjectType('Conversation', { description: 'A chat session of an end user.', implements: Node })
export class ConversationType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ID, { description: 'Session id that the client chose.' })
  sessionId!: string;

  @Field(() => ConversationStatusType, { description: 'State.' })
  status!: ConversationStatusType;

  @Field({ description: 'Pass it as `after` to `conversationEvents` to get what comes later.' })
  cursor!: string;

  @Field({ description: 'When the first message was stored.' })
  startedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the end user ended it.' })
  endedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the member of the company is called who has taken over; null while the assistant answers.',
  })
  handledBy?: string | null;

  @Field(() => String, { nullable: true, description: 'German summary, once written.' })
  summary?: string | null;
}

@ObjectType({ description: 'A message was added or changed.' })
export class MessageChanged {
  @Field({ description: 'Cursor of the conversation after this change.' })
  cursor!: string;

  @Field(() => ChatMessage, { description: 'The message as it is now.' })
  message!: ChatMessage;
}

@ObjectType({ description: 'A piece of an answer that is being generated.' })
export class AnswerDelta {
  @Field(() => ID, { description: 'The answer it belongs to.' })
  messageId!: string;

  @Field(() => Int, { description: 'Attempt; a higher one starts over with empty text.' })
  attempt!: number;

  @Field(() => Int, { description: 'Where the piece begins in the text, in UTF-16 code units.' })
  offset!: number;

  @Field({ description: 'The piece. It may repeat text that was sent before.' })
  text!: string;
}

@ObjectType({ description: 'State or summary of the conversation changed.' })
export class ConversationChanged {
  @Field({ description: 'Cursor of the conversation after this change.' })
  cursor!: string;

  @Field(() => ConversationType, { description: 'The conversation as it is now.' })
  conversation!: ConversationType;
}

@ObjectType({
  description:
    'A member of the company, who has taken over, writes an answer. It is told again every few seconds, holds for eight, and is kept nowhere.',
})
export class PersonTyping {
  @Field({ description: 'What they are called.' })
  name!: string;

  @Field({ description: 'False once they have stopped.' })
  isTyping!: boolean;
}

export const ConversationEventType = createUnionType({
  name: 'ConversationEvent',
  description: 'Something that happened in a conversation.',
  types: () => [MessageChanged, AnswerDelta, ConversationChanged, PersonTyping] as const,
});
