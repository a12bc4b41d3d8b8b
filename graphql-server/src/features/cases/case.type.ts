import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { externalIdFilter, externalIdOf } from '../../platform/external-ids/index.js';
import { connectionOf, Node, PageArguments } from '../../platform/graphql/index.js';
import type { Urgency } from '../assistant/index.js';
import { UrgencyType } from '../conversations/index.js';
import { Colleague, InboxPerson } from '../inbox/index.js';
import type { AppointmentState, CaseState } from './case.entity.js';
import { CaseAppointmentStateEnum, CaseSortEnum, CaseStateEnum } from './case-enums.type.js';
import type { CaseSortName } from './case-views.js';

@ObjectType({
  description: 'The craftsman of a case; what is not known is empty.',
  simpleResolvers: true,
})
export class CaseCraftsman {
  @Field({ description: 'Name of the person or firm.' })
  name!: string;

  @Field({ description: 'E-mail address, to which the link goes.' })
  email!: string;

  @Field({ description: 'Telephone number.' })
  phone!: string;
}

@ObjectType('Case', {
  description: 'Something that has to be done in a house, with a number of the company.',
  simpleResolvers: true,
  implements: Node,
})
export class CaseType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: '1, 2, 3 … at each company, without gaps; shown as `#12`.' })
  number!: number;

  @Field(() => String, externalIdOf('it'))
  externalId?: string | null;

  @Field({ description: 'What it is about, in a line.' })
  title!: string;

  @Field({ description: 'What is to be done; may be empty.' })
  description!: string;

  @Field({ description: 'Address and flat as text; may be empty.' })
  place!: string;

  @Field(() => String, { nullable: true, description: 'Category in German, e.g. `Heizung`.' })
  category?: string | null;

  @Field(() => UrgencyType, { description: 'How urgent it is.' })
  urgency!: Urgency;

  @Field(() => CaseStateEnum, { description: 'What has become of it.' })
  state!: CaseState;

  @Field(() => String, {
    nullable: true,
    description: 'The day by which it is to be done, as `2026-11-30`; null where none was set.',
  })
  dueOn?: string | null;

  @Field({ description: 'Whether that day has passed in Germany, and it is not done.' })
  isOverdue!: boolean;

  @Field(() => Colleague, {
    nullable: true,
    description: 'Who looks after it; null if no one does.',
  })
  assignee?: Colleague | null;

  @Field(() => InboxPerson, {
    nullable: true,
    description: 'The tenant or owner concerned; null for none.',
  })
  endUser?: InboxPerson | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The conversation that it was made from; null for those who may not read any.',
  })
  conversationId?: string | null;

  @Field({ description: 'Whether its tenant or owner has reported it in the chat.' })
  isFromTenant!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The day on which the tenant saw the damage first, as `2026-11-30`.',
  })
  noticedOn?: string | null;

  @Field(() => CaseCraftsman, {
    nullable: true,
    description: 'Who does the work; null if no one was named.',
  })
  craftsman?: CaseCraftsman | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the appointment is; null where there is none.',
  })
  appointmentAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when it may begin; null where the appointment is one moment.',
  })
  appointmentUntil?: Date | null;

  @Field(() => CaseAppointmentStateEnum, {
    nullable: true,
    description: 'Whether both sides have agreed to it; null where there is none.',
  })
  appointmentState?: AppointmentState | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was sent to a craftsman; null if it was not, or if the link was made void since.',
  })
  orderedAt?: Date | null;

  @Field(() => Int, { description: 'Number of files.' })
  fileCount!: number;

  @Field(() => Int, {
    description:
      'Grows with every change but comments and files; mutations take the one last seen.',
  })
  revision!: number;

  @Field({ description: 'When it was made.' })
  createdAt!: Date;

  @Field({ description: 'When something was last done with it or said about it.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'Cases of a company.' })
export class CaseConnection extends connectionOf<CaseType>('Case', () => CaseType, {
  edge: 'A case and its cursor.',
  node: 'The case.',
  edges: 'Cases of this page.',
  totalCount: 'How many there are.',
}) {}

@ObjectType({ description: 'How many cases a company has.', simpleResolvers: true })
export class CaseCounts {
  @Field(() => Int, { description: 'In `OPEN`.' })
  open!: number;

  @Field(() => Int, { description: 'In `REOPENED`.' })
  reopened!: number;

  @Field(() => Int, { description: 'In `SCHEDULED`.' })
  scheduled!: number;

  @Field(() => Int, { description: 'In `IN_PROGRESS`.' })
  inProgress!: number;

  @Field(() => Int, { description: 'In `DONE`.' })
  done!: number;

  @Field(() => Int, { description: 'In `CLOSED`.' })
  closed!: number;

  @Field(() => Int, { description: 'Whose day has passed, and that are not done.' })
  overdue!: number;

  @Field(() => Int, { description: 'That are not done, and that the viewer looks after.' })
  mine!: number;

  @Field(() => Int, { description: 'Whose craftsman waits for an answer about an appointment.' })
  appointments!: number;
}

@InputType('CaseFilter', {
  description: 'Which cases a list has; what is left out does not matter.',
})
export class CaseFilterInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A number, or words in title, description, place and craftsman (in any form, or parts of words), or in the name or home of the tenant. An umlaut is found without its dots.',
  })
  search?: string | null;

  @Field(() => CaseStateEnum, { nullable: true, description: 'In this state.' })
  state?: CaseState | null;

  @Field(() => Boolean, { nullable: true, description: 'Neither `DONE` nor `CLOSED`.' })
  isUndone?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whose day has passed, and not done.' })
  isOverdue?: boolean | null;

  @Field(() => UrgencyType, { nullable: true, description: 'Exactly this urgency.' })
  urgency?: Urgency | null;

  @Field(() => String, { nullable: true, description: 'Category, e.g. `Heizung`.' })
  category?: string | null;

  @Field(() => ID, { nullable: true, description: 'Looked after by this company user.' })
  assigneeId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Looked after by no company user.' })
  isUnassigned?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Looked after by the viewer, or by an absent colleague for whom they stand in; nothing for keys.',
  })
  isMineOrCovered?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'About this tenant or owner.' })
  endUserId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'About a tenant or owner who lives in this building now.',
  })
  buildingId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Made from this conversation, or it was added.',
  })
  conversationId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'About the person of this conversation, or one who lives in the same building: cases to which it could be added.',
  })
  nearConversationId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its tenant or owner has reported it in the chat.',
  })
  isFromTenant?: boolean | null;

  @Field(() => String, externalIdFilter)
  externalId?: string | null;
}

@ArgsType()
export class CaseArguments extends PageArguments {
  @Field(() => CaseFilterInput, { nullable: true, description: 'Which cases.' })
  filter?: CaseFilterInput | null;

  @Field(() => CaseSortEnum, { nullable: true, description: 'The order; default `ACTIVITY`.' })
  sort?: CaseSortName | null;
}
