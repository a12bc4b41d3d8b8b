import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CaseEntryKindEnum, CaseSideEnum, TenantNoticeWayEnum } from './case-enums.type.js';
import { CaseType } from './case.type.js';
import type { CaseEntryKind, CaseSide } from './case-records.entity.js';
import type { TenantNoticeWay } from './case-views.js';

@ObjectType({ description: 'A field of a case that has got another value.' })
export class CaseChange {
  @Field({ description: 'Name of the field, e.g. `state`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it was; people are named as they were called then.',
  })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is since.' })
  to?: string | null;
}

@ObjectType({ description: 'Something that happened to a case.', simpleResolvers: true })
export class CaseEntry {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => CaseEntryKindEnum, { description: 'What happened.' })
  kind!: CaseEntryKind;

  @Field(() => CaseSideEnum, { description: 'Where it comes from.' })
  side!: CaseSide;

  @Field({ description: 'Who did it, as they were called then.' })
  actorName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What was said; null where it is about something else. What an order took along of the tenant takes `users.view`.',
  })
  text?: string | null;

  @Field(() => [CaseChange], { description: 'Fields with other values.' })
  changes!: CaseChange[];

  @Field(() => [String], { description: 'Names of what it is about.' })
  names!: string[];

  @Field({ description: 'Whether the tenant sees `text`; only for reports of craftsmen.' })
  isShown!: boolean;

  @Field({ description: 'When.' })
  at!: Date;
}

@ObjectType({ description: 'A file of a case.', simpleResolvers: true })
export class CaseFile {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'What it is called.' })
  originalName!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  fileSize!: number;

  @Field({ description: 'Media type of its content.' })
  mimeType!: string;

  @Field({ description: 'Path under which it is downloaded.' })
  url!: string;

  @Field(() => CaseSideEnum, { description: 'Where it comes from.' })
  side!: CaseSide;

  @Field({ description: 'Who sent it, as they were called then.' })
  uploadedBy!: string;

  @Field({ description: 'Whether the tenant sees it.' })
  isShown!: boolean;

  @Field({ description: 'Since when the case has it.' })
  at!: Date;
}

@ObjectType({ description: 'The link that a craftsman has.', simpleResolvers: true })
export class CaseLink {
  @Field({ description: 'What the craftsman was called when it was sent.' })
  name!: string;

  @Field({ description: 'Where it went.' })
  email!: string;

  @Field({ description: 'When it was sent.' })
  sentAt!: Date;

  @Field({ description: 'Until when it opens the case.' })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last opened; null for never.' })
  openedAt?: Date | null;
}

@ObjectType({ description: 'A conversation that belongs to a case.', simpleResolvers: true })
export class CaseConversation {
  @Field(() => ID, { description: 'The conversation.' })
  id!: string;

  @Field(() => ID, { description: 'Its tenant or owner.' })
  personId!: string;

  @Field({ description: 'Their name.' })
  personName!: string;

  @Field({ description: 'When it began.' })
  startedAt!: Date;

  @Field({ description: 'Whether the case was made from it; else it was added.' })
  isSource!: boolean;

  @Field({ description: 'Whether it still goes on.' })
  isOpen!: boolean;
}

@ObjectType({ description: 'One case with all there is about it.' })
export class CaseDetails {
  @Field(() => ID, { description: 'Id of the case.' })
  id!: string;

  @Field(() => CaseType, { description: 'The case as lists show it.' })
  case!: CaseType;

  @Field(() => [CaseEntry], { description: 'What happened, the oldest first; the last 500.' })
  history!: CaseEntry[];

  @Field(() => [CaseFile], { description: 'Its files, in the order in which they came.' })
  files!: CaseFile[];

  @Field(() => CaseLink, {
    nullable: true,
    description: 'The link that opens it to the craftsman now; null where there is none.',
  })
  link?: CaseLink | null;

  @Field(() => [CaseConversation], {
    description:
      'The conversation that it was made from and those that were added, also of neighbours, the oldest first; empty for those who may not read any.',
  })
  conversations!: CaseConversation[];

  @Field(() => TenantNoticeWayEnum, {
    nullable: true,
    description:
      'By which way its tenant would be told of another state now; null where there is none, or no proven address.',
  })
  tenantNotice?: TenantNoticeWay | null;
}
