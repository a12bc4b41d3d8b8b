import { ATTACHMENT_PURPOSES, type AttachmentPurpose } from '@hausgeist/schema';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf, namedEnum, Node } from '../../platform/graphql/index.js';

/** Author of a message, as in the database. */
export enum MessageSenderType {
  USER = 'USER',
  BOT = 'BOT',
  PERSON = 'PERSON',
  SYSTEM = 'SYSTEM',
}

registerEnumType(MessageSenderType, {
  name: 'MessageSender',
  description: 'Who wrote a message.',
  valuesConfig: {
    USER: { description: 'The tenant or owner.' },
    BOT: { description: 'The AI assistant.' },
    PERSON: { description: 'A member of the company, who has taken over; `authorName` says who.' },
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

const AttachmentPurposeEnum = namedEnum(
  'AttachmentPurpose',
  'What a file is to a reader.',
  ATTACHMENT_PURPOSES,
);

@ObjectType({ description: 'A file attached to a message.', implements: Node })
export class Attachment {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Name as uploaded, cleaned of anything harmful.' })
  originalName!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  fileSize!: number;

  @Field({ description: 'Media type found in the content.' })
  mimeType!: string;

  @Field(() => AttachmentPurposeEnum, { description: 'What it is to a reader.' })
  purpose!: AttachmentPurpose;

  @Field({ description: 'Path of the download; open to those who may read the conversation.' })
  url!: string;
}

@ObjectType({ description: 'A use case that an answer rests on.' })
export class Source {
  @Field(() => Int, { description: 'Number under which the text cites it, from 1.' })
  index!: number;

  @Field({ description: 'Title of the use case.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What the use case said about it when the answer was written, as Markdown in the language of the company; null for use cases that an answer only offers, and for old answers.',
  })
  passage?: string | null;
}

/** Kind of answer, as in the database. */
export enum AnswerActionType {
  ANSWER = 'ANSWER',
  ASK_BACK = 'ASK_BACK',
  NO_ANSWER = 'NO_ANSWER',
  HAND_OVER = 'HAND_OVER',
  EMERGENCY = 'EMERGENCY',
  SMALL_TALK = 'SMALL_TALK',
}

registerEnumType(AnswerActionType, {
  name: 'AnswerAction',
  description: 'What kind of answer it is.',
  valuesConfig: {
    ANSWER: { description: 'It rests on use cases or on attached files.' },
    ASK_BACK: { description: 'Several use cases may be meant; `choices` names them.' },
    NO_ANSWER: { description: 'Nothing is known about it; `choices` offers to pass it on.' },
    HAND_OVER: { description: "The tenant's wish for a person was passed on to the company." },
    EMERGENCY: { description: 'It begins with what to do in danger; `calls` names the numbers.' },
    SMALL_TALK: { description: 'It replies to what asks nothing.' },
  },
});

/** How soon people have to act, as in the database. */
export enum UrgencyType {
  NORMAL = 'NORMAL',
  HIGH = 'HIGH',
  EMERGENCY = 'EMERGENCY',
}

registerEnumType(UrgencyType, {
  name: 'Urgency',
  description: 'How soon people have to act.',
  valuesConfig: {
    NORMAL: { description: 'In the usual time.' },
    HIGH: { description: 'Today.' },
    EMERGENCY: { description: 'At once: a person may be in danger.' },
  },
});

@ObjectType({ description: 'A number that can be called with one tap.' })
export class CallOption {
  @Field({ description: 'Who answers, in the language of the answer.' })
  label!: string;

  @Field({ description: 'Telephone number.' })
  phone!: string;
}

@ObjectType({ description: 'What an answer offers beside its text.' })
export class AnswerGuidance {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to offer reporting damage as a case (`reportChatCase`); null in answers of before.',
  })
  offersCase?: boolean | null;

  @Field(() => AnswerActionType, { description: 'What kind of answer it is.' })
  action!: AnswerActionType;

  @Field(() => UrgencyType, { description: 'How soon people have to act.' })
  urgency!: UrgencyType;

  @Field({ description: "The tenant's language as its two-letter code, e.g. `de`." })
  language!: string;

  @Field(() => [String], { description: 'Messages to offer as buttons; send one as it is.' })
  choices!: string[];

  @Field(() => [CallOption], { description: 'Numbers to offer for a call, most urgent first.' })
  calls!: CallOption[];

  @Field({ description: 'Whether the built-in assistant answered because the provider did not.' })
  isFallback!: boolean;
}

/** What a tenant thinks of an answer, as in the database. */
export enum AnswerRatingValueType {
  HELPFUL = 'HELPFUL',
  NOT_HELPFUL = 'NOT_HELPFUL',
}

registerEnumType(AnswerRatingValueType, {
  name: 'AnswerRatingValue',
  description: 'What a tenant thinks of an answer.',
  valuesConfig: {
    HELPFUL: { description: 'It helped.' },
    NOT_HELPFUL: { description: 'It did not help; the question counts as unanswered.' },
  },
});

/** What is wrong with an answer, as in the database. */
export enum AnswerRatingReasonType {
  WRONG = 'WRONG',
  OFF_TOPIC = 'OFF_TOPIC',
  INCOMPLETE = 'INCOMPLETE',
  UNCLEAR = 'UNCLEAR',
}

registerEnumType(AnswerRatingReasonType, {
  name: 'AnswerRatingReason',
  description: 'What is wrong with an answer that did not help.',
  valuesConfig: {
    WRONG: { description: 'What it says is not true.' },
    OFF_TOPIC: { description: 'It is about something else than the question.' },
    INCOMPLETE: { description: 'Something is missing.' },
    UNCLEAR: { description: 'It is hard to understand.' },
  },
});

@ObjectType({ description: 'What the tenant thinks of an answer.' })
export class AnswerRating {
  @Field(() => AnswerRatingValueType, { description: 'Whether it helped.' })
  value!: AnswerRatingValueType;

  @Field(() => AnswerRatingReasonType, { nullable: true, description: 'What is wrong with it.' })
  reason?: AnswerRatingReasonType | null;

  @Field(() => String, { nullable: true, description: "In the tenant's own words." })
  comment?: string | null;

  @Field({ description: 'When it was rated last.' })
  at!: Date;
}

@ObjectType('Message', { description: 'One message of a conversation.', implements: Node })
export class ChatMessage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Place in the conversation, from 1, without gaps.' })
  sequence!: number;

  @Field(() => MessageSenderType, { description: 'Who wrote it.' })
  sender!: MessageSenderType;

  @Field(() => String, {
    nullable: true,
    description: 'What the member of the company is called who wrote it; null for all others.',
  })
  authorName?: string | null;

  @Field({ description: 'Text; Markdown in answers. Empty while an answer is being generated.' })
  text!: string;

  @Field(() => MessageStatusType, { description: 'State.' })
  status!: MessageStatusType;

  @Field({ description: 'True for an apology in place of an answer.' })
  isError!: boolean;

  @Field({
    description: 'Whether the tenant stopped this answer; the text is what was there then.',
  })
  isStopped!: boolean;

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

  @Field(() => AnswerGuidance, {
    nullable: true,
    description: 'What the answer offers beside its text; null until it is complete.',
  })
  guidance?: AnswerGuidance | null;

  @Field(() => AnswerRating, {
    nullable: true,
    description: 'What the tenant thinks of the answer; null until it is rated.',
  })
  rating?: AnswerRating | null;
}

@ObjectType('MessageConnection', {
  description: 'Messages in the order in which they were stored.',
})
export class ChatMessageConnection extends connectionOf<ChatMessage>('Message', () => ChatMessage, {
  edge: 'A message and its cursor.',
  node: 'The message.',
  edges: 'Messages of this page.',
  totalCount: 'Number of messages in the conversation.',
}) {}
