import { Field, ID, Int, ObjectType } from 'type-graphql';
import { namedEnum, PageInfo } from '../../platform/graphql/index.js';
import { type EndUserType, EndUserTypeEnum } from '../end-users/index.js';
import { ConversationLabel } from './labels/label.type.js';
import { ConversationStatusType, MessageSenderType, UrgencyType } from '../conversations/index.js';

/** The lists of an inbox, as in the database's conditions. */
export const InboxViewType = namedEnum('InboxView', 'A list of the inbox.', {
  ALL_OPEN: 'What goes on or needs a person: neither done nor snoozed.',
  MINE: 'Assigned to the viewer, and open.',
  MINE_AND_COVERED:
    'Assigned to the viewer or to an absent colleague for whom they stand in, and open.',
  UNASSIGNED: 'Assigned to no member of the company, and open.',
  WAITING: 'The tenant waits for a person; open.',
  EMERGENCY: 'A person may be in danger; open.',
  UNANSWERED: 'Has an open unanswered question; open.',
  SNOOZED: 'Put away until a moment, at which it comes back by itself.',
  ARCHIVED:
    'What is done: ticked off by a person, or ended or left by the tenant with nothing left to do.',
});
export type InboxViewType = (typeof InboxViewType)[string];

/** What answers the tenant, as in the database. */
export const ConversationHandlerType = namedEnum(
  'ConversationHandler',
  'What answers the tenant of a conversation.',
  {
    ASSISTANT: 'The AI assistant.',
    PERSON: 'A member of the company, who has taken over.',
  },
);
export type ConversationHandlerType = (typeof ConversationHandlerType)[string];

@ObjectType({ description: 'The person with whom a conversation is.', simpleResolvers: true })
export class InboxPerson {
  @Field(() => ID, { description: 'Id of the tenant or owner.' })
  id!: string;

  @Field(() => EndUserTypeEnum, { description: 'What the person is to the home.' })
  type!: EndUserType;

  @Field({ description: 'First name.' })
  firstName!: string;

  @Field({ description: 'Last name.' })
  lastName!: string;

  @Field({ description: 'Street, number, postal code and town of the home.' })
  address!: string;

  @Field({ description: 'Which flat it is, e.g. `3 links`.' })
  apartmentNumber!: string;
}

@ObjectType({ description: 'A member of the company, by name.', simpleResolvers: true })
export class Colleague {
  @Field(() => ID, { description: 'Id of the company user or administrator.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  name!: string;
}

@ObjectType({
  description: 'A message of a conversation, shortened.',
  simpleResolvers: true,
})
export class MessagePreview {
  @Field(() => MessageSenderType, { description: 'Who wrote it.' })
  sender!: MessageSenderType;

  @Field({
    description:
      'Its first 240 characters, or those from the sentence on that was found; empty where only files were sent.',
  })
  text!: string;

  @Field({ description: 'When it was stored.' })
  at!: Date;

  @Field({ description: 'Whether files are attached.' })
  hasAttachments!: boolean;
}

@ObjectType({ description: 'A conversation as the inbox lists it.', simpleResolvers: true })
export class InboxConversation {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ConversationStatusType, { description: 'Whether it still takes messages.' })
  status!: ConversationStatusType;

  @Field(() => ConversationHandlerType, { description: 'What answers the tenant.' })
  handler!: ConversationHandlerType;

  @Field(() => Colleague, { nullable: true, description: 'Who has taken over; null for none.' })
  handledBy?: Colleague | null;

  @Field(() => InboxPerson, { description: 'The tenant or owner.' })
  endUser!: InboxPerson;

  @Field(() => MessagePreview, { nullable: true, description: 'The last message.' })
  lastMessage?: MessagePreview | null;

  @Field(() => MessagePreview, { nullable: true, description: 'What the tenant wrote last.' })
  lastTenantMessage?: MessagePreview | null;

  @Field(() => UrgencyType, { description: 'The highest urgency of its answers.' })
  urgency!: UrgencyType;

  @Field(() => String, {
    nullable: true,
    description: 'The kind of danger that was reported last, e.g. `GAS`.',
  })
  danger?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What its last categorised question is about, in German, e.g. `Heizung`.',
  })
  category?: string | null;

  @Field(() => Colleague, { nullable: true, description: 'Who looks after it.' })
  assignee?: Colleague | null;

  @Field(() => [ConversationLabel], { description: 'Its labels, by name.' })
  labels!: ConversationLabel[];

  @Field({ description: 'Whether there is something that the viewer has not read.' })
  isUnread!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when the tenant waits for a person; null for those who do not.',
  })
  waitingSince?: Date | null;

  @Field({ description: 'Whether a question in it was left open and has not been dealt with.' })
  hasOpenQuestion!: boolean;

  @Field(() => Int, { description: 'Number of messages.' })
  messageCount!: number;

  @Field({ description: 'When its first message was stored.' })
  startedAt!: Date;

  @Field({
    description: 'When a message was added, an answer finished or a snooze was over last.',
  })
  lastActivityAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the tenant ended it.' })
  endedAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was done; null for what is not.' })
  archivedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it comes back by itself; null for what is not snoozed.',
  })
  snoozedUntil?: Date | null;

  @Field(() => Int, {
    description:
      "Grows with what the company's people do with it; mutations take the one last seen.",
  })
  revision!: number;
}

@ObjectType({ description: 'A conversation and its cursor.' })
export class InboxConversationEdge {
  @Field({ description: 'Pass it as `after` for what follows.' })
  cursor!: string;

  @Field(() => InboxConversation, { description: 'The conversation.' })
  node!: InboxConversation;

  @Field(() => MessagePreview, {
    nullable: true,
    description:
      'The newest message with what was searched for; null where nothing was, or the person was found.',
  })
  found?: MessagePreview | null;
}

@ObjectType({ description: 'Conversations of a company.' })
export class InboxConversationConnection {
  @Field(() => [InboxConversationEdge], { description: 'Conversations of this page.' })
  edges!: InboxConversationEdge[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many there are; 10,000 stands for more as well.' })
  totalCount!: number;
}

@ObjectType({
  description: 'How many conversations each list has; 10,000 stands for more as well.',
  simpleResolvers: true,
})
export class InboxCounts {
  @Field(() => Int, { description: 'In `ALL_OPEN`.' })
  allOpen!: number;

  @Field(() => Int, { description: 'In `MINE`.' })
  mine!: number;

  @Field(() => Int, { description: 'In `MINE_AND_COVERED`.' })
  mineAndCovered!: number;

  @Field(() => Int, { description: 'In `UNASSIGNED`.' })
  unassigned!: number;

  @Field(() => Int, { description: 'In `WAITING`.' })
  waiting!: number;

  @Field(() => Int, { description: 'In `EMERGENCY`.' })
  emergency!: number;

  @Field(() => Int, { description: 'In `UNANSWERED`.' })
  unanswered!: number;

  @Field(() => Int, { description: 'In `SNOOZED`.' })
  snoozed!: number;

  @Field(() => Int, { description: 'In `ARCHIVED`.' })
  archived!: number;

  @Field(() => Int, { description: 'Unread by the viewer, among the 1,000 newest of `ALL_OPEN`.' })
  unread!: number;
}
