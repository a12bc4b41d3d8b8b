import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { namedEnum } from '../../platform/graphql/index.js';
import { ConversationType } from './conversation.type.js';
import { ChatMessage } from './message.type.js';

@InputType({
  description: 'What a page said about the assistant, kept with the conversation as evidence.',
})
export class AiNoticeInput {
  @Field({ description: 'Version of the notice, such as `2026-11-24`.' })
  version!: string;

  @Field({ description: 'Language in which it was shown, such as `de`.' })
  language!: string;

  @Field(() => Date, { description: 'When it was shown.' })
  shownAt!: Date;
}

@InputType('SendMessageInput', { description: 'A message to the assistant.' })
export class SendMessageInputType {
  @Field(() => ID, { description: 'Session id chosen by the client, 8 to 64 letters and digits.' })
  sessionId!: string;

  @Field(() => ID, {
    description:
      "The client's id; sending the same twice stores one message. With another text it is refused (CONFLICT, `REQUEST_ID_REUSED`).",
  })
  requestId!: string;

  @Field({ description: 'Text, at most 4,000 characters; may be empty if files are attached.' })
  content!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of files uploaded before in the same session, each used once.',
  })
  attachmentIds?: string[];

  @Field(() => AiNoticeInput, {
    nullable: true,
    description: 'The notice that an AI answers, as it was shown before the first message.',
  })
  aiNotice?: AiNoticeInput | null;
}

@ObjectType({ description: 'The stored message; its answer follows as events.' })
export class SendMessagePayload {
  @Field(() => ChatMessage, { description: 'The message as stored.' })
  message!: ChatMessage;
}

@InputType({ description: 'A failed answer to try again.' })
export class RetryAnswerInput {
  @Field(() => ID, { description: 'Session id of the conversation.' })
  sessionId!: string;

  @Field(() => ID, { description: 'Id of the answer whose status is FAILED.' })
  messageId!: string;
}

@ObjectType({ description: 'The answer that is being generated again.' })
export class RetryAnswerPayload {
  @Field(() => ChatMessage, { description: 'The answer as it is now.' })
  message!: ChatMessage;
}

@InputType({ description: 'An answer to stop.' })
export class StopAnswerInput {
  @Field(() => ID, { description: 'Session id of the conversation.' })
  sessionId!: string;

  @Field(() => ID, { description: 'Id of the answer whose status is GENERATING.' })
  messageId!: string;
}

@ObjectType({ description: 'The answer with what was written of it.' })
export class StopAnswerPayload {
  @Field(() => ChatMessage, { description: 'The answer as it is now.' })
  message!: ChatMessage;
}

@InputType({ description: 'A conversation to end.' })
export class EndConversationInput {
  @Field(() => ID, { description: 'Session id of the conversation.' })
  sessionId!: string;
}

export const EndConversationStatus = namedEnum(
  'EndConversationStatus',
  'How far the end of a conversation has come.',
  {
    PROCESSING: 'Summary and mails are being prepared.',
    COMPLETED: 'The summary is there.',
  },
);
export type EndConversationStatus = (typeof EndConversationStatus)[string];

@ObjectType({ description: 'The ended conversation.' })
export class EndConversationPayload {
  @Field(() => EndConversationStatus, { description: 'How far it has come.' })
  status!: EndConversationStatus;

  @Field(() => ConversationType, { description: 'The conversation as it is now.' })
  conversation!: ConversationType;
}
