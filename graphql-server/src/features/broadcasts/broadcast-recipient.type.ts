import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf, PageArguments } from '../../platform/graphql/index.js';
import { RecipientStatusEnum } from './broadcast.type.js';
import type { RecipientStatus } from './broadcast-views.js';

@InputType({ description: 'Which recipients a list has.' })
export class BroadcastRecipientFilter {
  @Field(() => RecipientStatusEnum, { nullable: true, description: 'Only these.' })
  status?: RecipientStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those whose chat shows it and who have read it there, or have not.',
  })
  isRead?: boolean | null;
}

@ArgsType()
export class BroadcastRecipientsArguments extends PageArguments {
  @Field(() => ID, { description: 'The broadcast.' })
  broadcastId!: string;

  @Field(() => BroadcastRecipientFilter, { nullable: true, description: 'All if missing.' })
  filter?: BroadcastRecipientFilter | null;
}

@ObjectType({ description: 'A person whom a broadcast is for.', simpleResolvers: true })
export class BroadcastRecipient {
  @Field(() => ID, { description: 'The end user.' })
  endUserId!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'E-mail address.' })
  email!: string;

  @Field(() => RecipientStatusEnum, { description: 'What became of their mail.' })
  status!: RecipientStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it failed or came back: the reply code of the mail server, without its words. Null otherwise.',
  })
  error!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When a mail server took it; null until then.',
  })
  sentAt!: Date | null;

  @Field({ description: 'Telephone number; may be empty.' })
  phone!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When their chat was open and showed its subject first; null until then.',
  })
  shownAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When they first opened it in the chat, put it away there, or were told it by the assistant; null until then. Whether a mail is read is not known.',
  })
  readAt!: Date | null;
}

@ObjectType({ description: 'A page of recipients.' })
export class BroadcastRecipientConnection extends connectionOf<BroadcastRecipient>(
  'BroadcastRecipient',
  () => BroadcastRecipient,
  {
    edge: 'A recipient and their cursor.',
    node: 'The recipient.',
    edges: 'Recipients of this page.',
    totalCount: 'Number of all that the status leaves.',
  },
) {}
