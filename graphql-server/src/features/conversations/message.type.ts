import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/index.js';

/** Author of a message, as in the database. */
export enum MessageSenderType {
  USER = 'USER',
  BOT = 'BOT',
  SYSTEM = 'SYSTEM',
}

registerEnumType(MessageSenderType, {
  name: 'MessageSender',
  description: 'Who wrote a message.',
  valuesConfig: {
    USER: { description: 'The tenant or owner.' },
    BOT: { description: 'The AI assistant.' },
    SYSTEM: { description: 'The product itself.' },
  },
});

/** State of a message, as in the database. */
export enum MessageStatusType {
  COMPLETE = 'COMPLETE',
  GENERATING = 'GENERATING',
  FAILED = 'FAILED',
}

registerEnumType(MessageStatusType, {
  name: 'MessageStatus',
  description: 'State of a message.',
  valuesConfig: {
    COMPLETE: { description: 'Final.' },
    GENERATING: { description: 'The assistant is writing it; the text so far comes as deltas.' },
    FAILED: { description: 'Could not be answered; `retryAnswer` asks again.' },
  },
});

@ObjectType({ description: 'A file attached to a message.' })
export class Attachment {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Name as uploaded, cleaned of anything harmful.' })
  originalName!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  fileSize!: number;

  @Field({ description: 'Media type found in the content.' })
  mimeType!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is to a reader: `image`, `document`, `spreadsheet` or `archive`.',
  })
  purpose?: string | null;

  @Field({ description: 'Path of the download; open to those who may read the conversation.' })
  url!: string;
}

@ObjectType({ description: 'A use case that an answer rests on.' })
export class Source {
  @Field(() => Int, { description: 'Number under which the text cites it, from 1.' })
  index!: number;

  @Field({ description: 'Title of the use case.' })
  title!: string;
}

@ObjectType('Message', { description: 'One message of a conversation.' })
export class ChatMessage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Place in the conversation, from 1, without gaps.' })
  sequence!: number;

  @Field(() => MessageSenderType, { description: 'Who wrote it.' })
  sender!: MessageSenderType;

  @Field({ description: 'Text; Markdown in answers. Empty while an answer is being generated.' })
  text!: string;

  @Field(() => MessageStatusType, { description: 'State.' })
  status!: MessageStatusType;

  @Field({ description: 'True for an apology in place of an answer.' })
  isError!: boolean;

  @Field(() => Int, { description: 'How often generating this answer was begun; 0 for others.' })
  attempt!: number;

  @Field(() => ID, { nullable: true, description: 'The message that this answer replies to.' })
  replyToId?: string | null;

  @Field(() => ID, { nullable: true, description: "The client's id of a sent message." })
  requestId?: string | null;

  @Field(() => String, { nullable: true, description: 'What the question is about, in German.' })
  category?: string | null;

  @Field({ description: 'When it was stored.' })
  createdAt!: Date;

  @Field(() => [Attachment], { description: 'Attached files.' })
  attachments!: Attachment[];

  @Field(() => [Source], { description: 'Use cases that the answer cites.' })
  sources!: Source[];
}

@ObjectType('MessageEdge', { description: 'A message and its cursor.' })
export class ChatMessageEdge {
  @Field({ description: 'Pass it as `after` for what follows.' })
  cursor!: string;

  @Field(() => ChatMessage, { description: 'The message.' })
  node!: ChatMessage;
}

@ObjectType('MessageConnection', {
  description: 'Messages in the order in which they were stored.',
})
export class ChatMessageConnection {
  @Field(() => [ChatMessageEdge], { description: 'Messages of this page.' })
  edges!: ChatMessageEdge[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of messages in the conversation.' })
  totalCount!: number;
}
