import { GraphQLJSON } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf, namedEnum, Node, PageArguments } from '../../platform/graphql/index.js';
import {
  AUDIT_ACTOR_TEXTS,
  AUDIT_SUBJECT_TEXTS,
  type AuditActorKind,
  type AuditSubjectKind,
} from './audit-kinds.js';

const ActorKindEnum = namedEnum('AuditActorKind', 'What kind of actor it was.', AUDIT_ACTOR_TEXTS);

const SubjectKindEnum = namedEnum(
  'AuditSubjectKind',
  'What kind of thing something was done to.',
  AUDIT_SUBJECT_TEXTS,
);

@ObjectType('AuditEntry', {
  description:
    'An action with its actor and its subject. Entries never change and outlive what they speak of.',
  implements: Node,
})
export class AuditEntryType {
  @Field(() => ID, { description: 'Id of the entry.' })
  id!: string;

  @Field(() => Date, { description: 'When it was done.' })
  at!: Date;

  @Field(() => ActorKindEnum, { description: 'What kind of actor it was.' })
  actorKind!: AuditActorKind;

  @Field(() => ID, { nullable: true, description: 'Id of who did it.' })
  actorId?: string | null;

  @Field({
    description: 'Name of the actor, as it was then; empty if the actor was not signed in.',
  })
  actorName!: string;

  @Field({ description: 'What was done, such as `company.deleted`.' })
  action!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the company it is about.' })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of that company, as it was then.' })
  companyName?: string | null;

  @Field(() => SubjectKindEnum, {
    nullable: true,
    description: 'What kind of thing it was done to.',
  })
  subjectKind?: AuditSubjectKind | null;

  @Field(() => ID, { nullable: true, description: 'Id of the thing it was done to.' })
  subjectId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of that thing, as it was then.' })
  subjectName?: string | null;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description:
      'Changed fields and other facts by their names, nothing secret; null if there are none.',
  })
  details?: unknown;

  @Field({
    description:
      'Address of the client as far as trusted proxies report it; a company sees those of its own people and keys.',
  })
  address!: string;
}

@ObjectType({ description: 'A page of the audit log.' })
export class AuditEntryConnection extends connectionOf<AuditEntryType>(
  'AuditEntry',
  () => AuditEntryType,
  {
    edge: 'An entry and its place in the list.',
    cursor: 'Place of the entry.',
    node: 'The entry.',
    edges: 'Entries, newest first.',
    pageInfo: 'Where the page begins and ends.',
    totalCount: 'Entries that the filter leaves.',
  },
) {}

@InputType({ description: 'Which entries; all conditions hold together.' })
export class AuditEntryFilter {
  @Field(() => ID, { nullable: true, description: 'About this company.' })
  companyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Done by this person or API key.' })
  actorId?: string | null;

  @Field(() => String, { nullable: true, description: 'Exactly this action.' })
  action?: string | null;

  @Field(() => SubjectKindEnum, { nullable: true, description: 'Done to a thing of this kind.' })
  subjectKind?: AuditSubjectKind | null;

  @Field(() => ID, { nullable: true, description: 'Done to the thing with this id.' })
  subjectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name of who did it, of the action, the company, the thing, the details or an address that you may see; or of the e-mail address of a person who did it.',
  })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Leaves out that people signed in or out; refused sign-ins stay.',
  })
  withoutSignIns?: boolean | null;

  @Field(() => Date, { nullable: true, description: 'Not before this moment.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Before this moment.' })
  to?: Date | null;
}

@ArgsType()
export class AuditLogArguments extends PageArguments {
  @Field(() => AuditEntryFilter, { nullable: true, description: 'Which entries.' })
  filter?: AuditEntryFilter | null;
}
