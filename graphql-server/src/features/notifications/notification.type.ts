import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  connectionOf,
  namedEnum,
  PageArguments,
  withMessage,
} from '../../platform/graphql/index.js';

/** What people of the staff are told of, as in the database. */
export const NotificationKindType = namedEnum(
  'NotificationKind',
  'What a person of the staff is told of.',
  {
    EMERGENCY: 'A tenant may be in danger. Always told, at any hour, in every way.',
    WAITING: 'A tenant waits for a person.',
    ASSIGNED: 'A conversation was given to you by a colleague.',
    MENTIONED: 'A colleague has mentioned you in a note.',
    TENANT_REPLY: 'The tenant has written in a conversation that you answer or look after.',
    CASE_REPORTED:
      'A tenant or owner has reported damage in the chat, and no colleague has accepted the case yet.',
    CASE_ASSIGNED: 'A case was given to you by a colleague.',
    CASE_CRAFTSMAN:
      'The craftsman of a case has confirmed or proposed an appointment, or reported it done.',
    CASE_DUE: 'A case is due today.',
    CASE_OVERDUE: 'A case was due on a day before, and is not done.',
    KNOWLEDGE_REVIEW: 'A colleague has added to the draft of the knowledge.',
    BROADCAST_DONE: 'All mails of a broadcast are on their way.',
    BROADCAST_FAILED: 'A broadcast could not be sent, or not to all.',
    QUOTA_NEARLY_SPENT: 'A quota of the day is 80 percent spent.',
  },
);
export type NotificationKindType = (typeof NotificationKindType)[string];

@ObjectType({
  description: 'Something that the viewer was told. What they may not see any more is not shown.',
  simpleResolvers: true,
})
export class Notification {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => NotificationKindType, { description: 'What has happened.' })
  kind!: NotificationKindType;

  @Field({ description: 'When it happened, of several the last time.' })
  createdAt!: Date;

  @Field(() => Int, {
    description:
      'How often it has happened, 1 or more: what happens again in a conversation before it is read is counted.',
  })
  count!: number;

  @Field(() => Date, { nullable: true, description: 'When it was read; null for unread ones.' })
  readAt?: Date | null;

  @Field({ description: 'Where in the consoles one sees what it is about: a path of this server.' })
  path!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it is about, as it is called now: the tenant of the conversation, the title of the case, or the subject of the broadcast.',
  })
  subject?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The colleague who caused it, as they were called then; null if none did.',
  })
  actorName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The absent colleague in whose place the viewer was told, as they are called now; null where the viewer was meant.',
  })
  deputyFor?: string | null;

  @Field(() => ID, { nullable: true, description: 'The company; null for the whole platform.' })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: 'What the company is called.' })
  companyName?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The conversation that it is about; null if it is about none.',
  })
  conversationId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The case that it is about; null if it is about none.',
  })
  caseId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The case's number at the company; null without a case.",
  })
  caseNumber?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The broadcast that it is about; null if it is about none.',
  })
  broadcastId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The kind of danger, e.g. `GAS`; null where there is none.',
  })
  danger?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The kind of quota: `messages`, `modelCalls`, `uploadedBytes` or `mails`; null where it is about none.',
  })
  quota?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What of the quota was used then; null where it is about none.',
  })
  quotaUsed?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What the quota allows in a day; null where it is about none.',
  })
  quotaLimit?: number | null;
}

@ObjectType({ description: 'What the viewer was told, the newest first.' })
export class NotificationConnection extends connectionOf<Notification>(
  'Notification',
  () => Notification,
  {
    edge: 'A notification and its cursor.',
    node: 'The notification.',
    edges: 'Notifications of this page.',
    totalCount: 'How many there are.',
  },
) {}

@InputType({ description: 'Which notifications a list has.' })
export class NotificationFilter {
  @Field(() => Boolean, { nullable: true, description: 'True for unread ones only.' })
  isUnread?: boolean | null;
}

@ArgsType()
export class NotificationArguments extends PageArguments {
  @Field(() => NotificationFilter, { nullable: true, description: 'Which notifications.' })
  filter?: NotificationFilter | null;
}

@ObjectType({ description: "What has changed with the viewer's notifications." })
export class NotificationUpdate {
  @Field(() => Int, { description: 'How many are unread now.' })
  unreadCount!: number;

  @Field(() => Notification, {
    nullable: true,
    description: 'The one that has just come; null where some were read, and at the beginning.',
  })
  notification?: Notification | null;

  @Field({
    description:
      'Whether open consoles make a sound for it: as the viewer has chosen, and in their quiet hours for emergencies only.',
  })
  hasSound!: boolean;
}

@InputType({ description: 'Notifications that the viewer has read.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], { description: 'Their ids, at most 200.' })
  ids!: string[];
}

@InputType({ description: 'That the viewer has read all notifications.' })
export class MarkAllNotificationsReadInput {
  @Field({ description: 'Those that came later stay unread: the moment of the newest one seen.' })
  until!: Date;
}

@ObjectType({ description: 'What is unread after some were read.' })
export class NotificationsReadPayload extends withMessage('What was done.') {
  @Field(() => Int, { description: 'How many are unread now.' })
  unreadCount!: number;
}
