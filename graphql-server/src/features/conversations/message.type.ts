import { ATTACHMENT_PURPOSES, type AttachmentPurpose } from '@hausgeist/schema';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf, namedEnum, Node } from '../../platform/graphql/index.js';

/** Author of a message, as in the database. */
export const MessageSenderType = namedEnum('MessageSender', 'Who wrote a message.', {
  USER: 'The tenant or owner.',
  BOT: 'The AI assistant.',
  PERSON: 'A member of the company, who has taken over; `authorName` says who.',
  SYSTEM: 'The product itself.',
});
export type MessageSenderType = (typeof MessageSenderType)[string];

/** State of a message, as in the database. */
export const MessageStatusType = namedEnum('MessageStatus', 'State of a message.', {
  COMPLETE: 'Final.',
  GENERATING: 'The assistant is writing it; the text so far comes as deltas.',
  FAILED: 'Could not be answered; `retryAnswer` asks again.',
});
export type MessageStatusType = (typeof MessageStatusType)[string];

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
export const AnswerActionType = namedEnum('AnswerAction', 'What kind of answer it is.', {
  ANSWER: 'It rests on use cases or on attached files.',
  ASK_BACK: 'Several use cases may be meant; `choices` names them.',
  NO_ANSWER: 'Nothing is known about it; `choices` offers to pass it on.',
  HAND_OVER: "The tenant's wish for a person was passed on to the company.",
  EMERGENCY: 'It begins with what to do in danger; `calls` names the numbers.',
  SMALL_TALK: 'It replies to what asks nothing.',
});
export type AnswerActionType = (typeof AnswerActionType)[string];

/** How soon people have to act, as in the database. */
export const UrgencyType = namedEnum('Urgency', 'How soon people have to act.', {
  NORMAL: 'In the usual time.',
  HIGH: 'Today.',
  EMERGENCY: 'At once: a person may be in danger.',
});
export type UrgencyType = (typeof UrgencyType)[string];

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
export const AnswerRatingValueType = namedEnum(
  'AnswerRatingValue',
  'What a tenant thinks of an answer.',
  {
    HELPFUL: 'It helped.',
    NOT_HELPFUL: 'It did not help; the question counts as unanswered.',
  },
);
export type AnswerRatingValueType = (typeof AnswerRatingValueType)[string];

/** What is wrong with an answer, as in the database. */
export const AnswerRatingReasonType = namedEnum(
  'AnswerRatingReason',
  'What is wrong with an answer that did not help.',
  {
    WRONG: 'What it says is not true.',
    OFF_TOPIC: 'It is about something else than the question.',
    INCOMPLETE: 'Something is missing.',
    UNCLEAR: 'It is hard to understand.',
  },
);
export type AnswerRatingReasonType = (typeof AnswerRatingReasonType)[string];

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
