import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, namedEnum, Node, PageArguments } from '../../platform/graphql/index.js';
import { CompanyReference } from '../companies/index.js';
import type { AudienceKind, BroadcastKind, BroadcastStatus } from './broadcast.entity.js';
import type { BroadcastCounts, ChosenNames, Reach, RecipientStatus } from './broadcast-views.js';

export const BroadcastKindEnum = namedEnum<BroadcastKind>(
  'BroadcastKind',
  'What a message is about.',
  {
    CONTRACTUAL: 'What the contract or the house requires; people cannot unsubscribe from it.',
    INFORMATION: 'Anything else; people who unsubscribed are left out.',
  },
);

export const AudienceKindEnum = namedEnum<AudienceKind>(
  'BroadcastAudienceKind',
  'Whom a message is for.',
  {
    ALL: 'All tenants and owners of the company who have not moved out.',
    TENANTS: 'All tenants who have not moved out.',
    OWNERS: 'All owners who have not moved out.',
    BUILDINGS: 'The people of chosen buildings who have not moved out.',
    PEOPLE: 'Chosen people.',
  },
);

export const BroadcastStatusEnum = namedEnum<BroadcastStatus>(
  'BroadcastStatus',
  'How far a message is.',
  {
    DRAFT: 'It can be changed.',
    SCHEDULED: 'It is sent when its time has come.',
    SENDING: 'Its mails are being put into the outbox.',
    SENT: 'Every mail is in the outbox or out.',
    CANCELLED: 'It was stopped; mails that were out stay so.',
  },
);

export const RecipientStatusEnum = namedEnum<RecipientStatus>(
  'BroadcastRecipientStatus',
  'What became of one recipient.',
  {
    WAITING: 'There is no mail yet.',
    QUEUED: 'The mail is in the outbox, and tried again if need be.',
    SENT: 'A mail server has taken the mail.',
    FAILED: 'The mail server has refused it for good, or it was tried in vain for days.',
    BOUNCED:
      'A mail server had taken the mail, and it came back: the address or its mailbox is not there.',
    UNSUBSCRIBED: 'The person wants no such mails.',
    UNPROVEN:
      'The address is new, and the person has not signed in with it yet; the chat shows the message.',
    CANCELLED: 'The message was stopped before.',
  },
);

@ObjectType({ description: 'Whom a message is for.', simpleResolvers: true })
export class BroadcastAudience {
  @Field(() => AudienceKindEnum, { description: 'Which people.' })
  kind!: AudienceKind;

  @Field(() => [ID], { description: 'The buildings or the people that were chosen.' })
  ids!: string[];
}

@InputType({ description: 'Whom a message is for.' })
export class BroadcastAudienceInput {
  @Field(() => AudienceKindEnum, { description: 'Which people.' })
  kind!: AudienceKind;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Up to 500 buildings or people, where these are chosen.',
  })
  ids!: string[];
}

@ObjectType('BroadcastCounts', {
  description: 'Recipients by what became of them.',
  simpleResolvers: true,
})
export class BroadcastCountsObject implements BroadcastCounts {
  @Field(() => Int, { description: 'All.' })
  total!: number;

  @Field(() => Int, { description: 'Without a mail yet.' })
  waiting!: number;

  @Field(() => Int, { description: 'In the outbox.' })
  queued!: number;

  @Field(() => Int, { description: 'Sent.' })
  sent!: number;

  @Field(() => Int, { description: 'Failed for good.' })
  failed!: number;

  @Field(() => Int, { description: 'Taken by a mail server, and come back.' })
  bounced!: number;

  @Field(() => Int, { description: 'Left out, as they unsubscribed.' })
  unsubscribed!: number;

  @Field(() => Int, { description: 'Left out, as they have not signed in with their new address.' })
  unproven!: number;

  @Field(() => Int, { description: 'Stopped before.' })
  cancelled!: number;

  @Field(() => Int, { description: 'People whose chat shows it until its last day, or 30 days.' })
  inChat!: number;

  @Field(() => Int, {
    description: 'Of these, those whose chat was open since and showed its subject.',
  })
  shown!: number;

  @Field(() => Int, {
    description:
      'Of these, those who opened it in the chat or put it away there, or were told it in an answer of the assistant. Whether a mail is read is not known.',
  })
  read!: number;
}

@ObjectType({ description: 'How many people a message reaches.', simpleResolvers: true })
export class BroadcastReach implements Reach {
  @Field(() => Int, { description: 'People who get it.' })
  reached!: number;

  @Field(() => Int, { description: 'People who are left out, as they unsubscribed.' })
  unsubscribed!: number;

  @Field(() => Int, {
    description: 'People who are left out, as they have not signed in with their new address.',
  })
  unproven!: number;
}

@ObjectType({
  description: 'The buildings or people that a message was written for.',
  simpleResolvers: true,
})
export class BroadcastChosen implements ChosenNames {
  @Field(() => Int, {
    description:
      'How many there still are; 0 where a message is for all, all tenants or all owners.',
  })
  count!: number;

  @Field(() => [String], {
    description:
      'The first three by name: buildings by their name, or street and number where they have none; people by first and last name.',
  })
  names!: string[];
}

@ObjectType('Broadcast', {
  description: 'A message of a company to many of its tenants and owners.',
  simpleResolvers: true,
  implements: Node,
})
export class BroadcastObject {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => BroadcastKindEnum, { description: 'What it is about.' })
  kind!: BroadcastKind;

  @Field({ description: 'Subject, with placeholders such as `{{firstName}}`.' })
  subject!: string;

  @Field({ description: 'Markdown, with placeholders; an empty line parts paragraphs.' })
  text!: string;

  @Field(() => BroadcastAudience, { description: 'Whom it is for.' })
  audience!: BroadcastAudience;

  @Field(() => BroadcastStatusEnum, { description: 'How far it is.' })
  status!: BroadcastStatus;

  @Field({ description: 'Name of the author, as it was then.' })
  authorName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The last day in Germany on which it matters, as `2026-11-24`; null if none was named.',
  })
  validUntil!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it is to be sent; null unless it was scheduled.',
  })
  scheduledAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the sending began; null before that.' })
  startedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the last mail was in the outbox, or it was stopped; null before that.',
  })
  finishedAt!: Date | null;

  @Field(() => BroadcastCountsObject, {
    description: 'What became of its recipients, who are written down when the sending begins.',
  })
  counts!: BroadcastCountsObject;

  @Field(() => BroadcastReach, {
    description:
      'How many people it reaches: now, as long as it is a draft or waits for its time; later those who were written down and not left out.',
  })
  reach!: BroadcastReach;

  @Field(() => BroadcastChosen, { description: 'What was chosen, by name.' })
  chosen!: BroadcastChosen;

  @Field(() => CompanyReference, { description: 'The company that sends it.' })
  managingCompany!: CompanyReference;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of broadcasts.' })
export class BroadcastConnection extends connectionOf<BroadcastObject>(
  'Broadcast',
  () => BroadcastObject,
  {
    edge: 'A broadcast and its cursor.',
    node: 'The broadcast.',
    edges: 'Broadcasts of this page.',
    totalCount: 'Number of all.',
  },
) {}

@InputType({ description: 'Which broadcasts a list has.' })
export class BroadcastFilter {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;
}

@ArgsType()
export class BroadcastsArguments extends PageArguments {
  @Field(() => BroadcastFilter, { nullable: true, description: 'Which broadcasts.' })
  filter?: BroadcastFilter | null;
}
