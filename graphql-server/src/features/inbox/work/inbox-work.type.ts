import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, RefusalType, withMessage } from '../../../platform/graphql/index.js';
import { UrgencyType } from '../../conversations/index.js';
import { ConversationNote } from '../details/inbox-details.type.js';
import { InboxConversation } from '../inbox.type.js';

@InputType()
export abstract class SeenRevision {
  @Field(() => ID, { description: 'The conversation.' })
  id!: string;

  @Field(() => Int, { description: 'Its `revision` then.' })
  revision!: number;
}

@InputType({ description: 'A conversation as it was seen when something was to be done with it.' })
export class SeenConversationInput extends SeenRevision {
  @Field(() => Int, {
    nullable: true,
    description:
      'Its `messageCount` then: what the tenant has written since is not put away unseen. Not looked at if left out.',
  })
  messageCount?: number | null;
}

@InputType({ description: 'Who is to look after a conversation.' })
export class AssignConversationInput extends SeenRevision {
  @Field(() => ID, {
    nullable: true,
    description: 'A colleague from `inboxColleagues`; null takes the assignment back.',
  })
  assigneeId?: string | null;
}

@InputType({ description: 'How urgent a conversation is.' })
export class SetConversationUrgencyInput extends SeenRevision {
  @Field(() => UrgencyType, { description: 'In the place of what its answers say.' })
  urgency!: UrgencyType;
}

@InputType({ description: 'Conversations to be archived or restored, as they were seen.' })
export class SeenConversationsInput {
  @Field(() => [SeenConversationInput], { description: 'At most 200.' })
  conversations!: SeenConversationInput[];
}

@InputType({ description: 'Conversations to be snoozed.' })
export class SnoozeConversationsInput extends SeenConversationsInput {
  @Field({ description: 'When they come back, within the next 366 days.' })
  until!: Date;
}

@InputType({ description: 'The labels that a conversation is to have.' })
export class SetConversationLabelsInput extends SeenRevision {
  @Field(() => [ID], { description: 'All of them, at most 20; others are taken off.' })
  labelIds!: string[];
}

@InputType({ description: 'An internal note.' })
export class AddConversationNoteInput {
  @Field(() => ID, { description: 'The conversation.' })
  id!: string;

  @Field({ description: 'What is noted, at most 4,000 characters.' })
  text!: string;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Colleagues from `inboxColleagues` who are meant, at most 20.',
  })
  mentions!: string[];
}

@InputType({ description: 'How far the viewer has read a conversation.' })
export class MarkConversationReadInput {
  @Field(() => ID, { description: 'The conversation.' })
  id!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'The `lastActivityAt` that was seen, so that later messages stay unread; default now.',
  })
  until?: Date | null;
}

@InputType({ description: 'A conversation that is to count as unread.' })
export class MarkConversationUnreadInput {
  @Field(() => ID, { description: 'The conversation.' })
  id!: string;
}

@ObjectType({ description: 'Result of doing something with a conversation.' })
export class InboxConversationPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => InboxConversation, { description: 'The conversation as it is now.' })
  conversation!: InboxConversation;
}

@ObjectType({ description: 'A conversation that was left as it is.' })
export class RefusedConversation {
  @Field(() => InboxConversation, { description: 'The conversation as it is now.' })
  conversation!: InboxConversation;

  @Field(() => RefusalType, { description: 'Why.' })
  refusal!: RefusalType;
}

@ObjectType({ description: 'Result of doing something with several conversations.' })
export class InboxConversationsPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => [InboxConversation], { description: 'Those that are now as was wanted.' })
  conversations!: InboxConversation[];

  @Field(() => [RefusedConversation], {
    description:
      'Those that a colleague has changed, or the tenant has written in, since they were seen.',
  })
  refused!: RefusedConversation[];
}

@ObjectType({ description: 'Result of adding a note.' })
export class ConversationNotePayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => ConversationNote, { description: 'The note.' })
  note!: ConversationNote;
}
