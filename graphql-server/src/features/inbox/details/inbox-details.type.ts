import { Field, ID, ObjectType } from 'type-graphql';
import { namedEnum } from '../../../platform/graphql/index.js';
import { UrgencyType } from '../../conversations/index.js';
import { Colleague, InboxConversation } from '../inbox.type.js';

/** What colleagues can do with a conversation, as in the database. */
export const ConversationActivityKind = namedEnum(
  'ConversationActivityKind',
  'What a colleague did with a conversation.',
  {
    ASSIGNED: 'Assigned it; `names` has the new assignee.',
    UNASSIGNED: 'Took the assignment back.',
    ARCHIVED: 'Archived it.',
    SNOOZED: 'Put it away; `names` has until when, as ISO 8601.',
    RESTORED: 'Brought it back from the archive, or before its snooze was over.',
    LABELLED: 'Changed its labels; `names` has those that it has since.',
    URGENCY_SET: 'Set how urgent it is; `names` has that as `Urgency`.',
    TAKEN_OVER: 'Took over from the assistant.',
    HANDED_BACK: 'Handed back to the assistant.',
    EXPORTED: 'Exported it.',
  },
);
export type ConversationActivityKind = (typeof ConversationActivityKind)[string];

@ObjectType({ description: 'Something that a colleague did.', simpleResolvers: true })
export class ConversationActivity {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ConversationActivityKind, { description: 'What was done.' })
  kind!: ConversationActivityKind;

  @Field(() => Colleague, { description: 'Who did it, as they were called then.' })
  actor!: Colleague;

  @Field(() => [String], { description: 'Names of what it is about, as they were then.' })
  names!: string[];

  @Field({ description: 'When.' })
  at!: Date;
}

@ObjectType({ description: 'An internal note; tenants never see it.', simpleResolvers: true })
export class ConversationNote {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Colleague, { description: 'Who wrote it, as they were called then.' })
  author!: Colleague;

  @Field({ description: 'What was written.' })
  text!: string;

  @Field(() => [ID], { description: 'Ids of the company users who are mentioned.' })
  mentions!: string[];

  @Field({ description: 'When.' })
  at!: Date;
}

@ObjectType({ description: 'What a case of a conversation may begin with.', simpleResolvers: true })
export class ProposedCase {
  @Field({ description: 'The matter and the room, in German, e.g. `Wasserhahn tropft, Küche`.' })
  title!: string;

  @Field({ description: 'What the tenant wrote about this matter, and nothing else.' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The room that the tenant told, in German, e.g. `Küche`; null if none.',
  })
  room?: string | null;

  @Field(() => UrgencyType, { description: 'How soon people have to act on this matter.' })
  urgency!: UrgencyType;

  @Field(() => String, {
    nullable: true,
    description: 'What this matter is about, e.g. `Heizung`; null where it was not sorted.',
  })
  category?: string | null;
}

@ObjectType({ description: 'One conversation of the inbox with all there is about it.' })
export class InboxConversationDetails {
  @Field(() => ID, { description: 'Id of the conversation.' })
  id!: string;

  @Field(() => InboxConversation, { description: 'The conversation as lists show it.' })
  conversation!: InboxConversation;

  @Field(() => ID, { description: 'Session id that the client of the tenant chose.' })
  sessionId!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the last mail that took replies to the tenant came back: they have not got them, unless they read them in the chat. Null where it did not come back, or there is none.',
  })
  mailBouncedAt?: Date | null;

  @Field({
    description:
      'Whether replies that the tenant does not read in the chat are mailed: not to an address that they have never used.',
  })
  canBeMailed!: boolean;

  @Field(() => String, { nullable: true, description: 'German summary, once written.' })
  summary?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the PDF with summary and messages; null until there is one.',
  })
  summaryPdfUrl?: string | null;

  @Field(() => [ConversationNote], { description: 'Notes, the oldest first; the last 200.' })
  notes!: ConversationNote[];

  @Field(() => [ConversationActivity], {
    description: 'What colleagues did with it, the oldest first; the last 200.',
  })
  history!: ConversationActivity[];
}
