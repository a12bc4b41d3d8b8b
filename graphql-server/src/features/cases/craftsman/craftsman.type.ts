import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';
import type { AppointmentState, CaseState } from '../case.entity.js';
import { CaseAppointmentStateEnum, CaseStateEnum } from '../case-enums.type.js';

@ObjectType({ description: 'What a craftsman sees of a case.' })
export class CraftsmanCase {
  @Field(() => Int, { description: 'Its number at the company.' })
  number!: number;

  @Field({ description: 'What it is about.' })
  title!: string;

  @Field({ description: 'What is to be done; may be empty.' })
  description!: string;

  @Field({ description: 'Address and flat; may be empty.' })
  place!: string;

  @Field(() => CaseStateEnum, { description: 'What has become of it.' })
  state!: CaseState;

  @Field(() => String, { nullable: true, description: 'The day by which it is to be done.' })
  dueOn?: string | null;

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
    description: 'Whether both sides have agreed to it.',
  })
  appointmentState?: AppointmentState | null;

  @Field({ description: 'Name of the company.' })
  companyName!: string;

  @Field({ description: 'Telephone number of the company.' })
  companyPhone!: string;

  @Field(() => [String], { description: 'Names of the files that the craftsman has added.' })
  fileNames!: string[];
}

@ObjectType({
  description: 'What the craftsman of a case would be mailed now.',
  simpleResolvers: true,
})
export class CraftsmanMailPreview {
  @Field({ description: 'The address.' })
  to!: string;

  @Field({ description: 'The subject, in German.' })
  subject!: string;

  @Field({ description: 'The text, in German; the link in it leads nowhere yet.' })
  text!: string;

  @Field({ description: 'What is to be done, as the page behind the link shows it; may be empty.' })
  description!: string;
}

@InputType({ description: 'A moment for a case that a link opens.' })
export class CraftsmanAppointmentInput {
  @Field({ description: 'Token of the link.' })
  token!: string;

  @Field({ description: 'When; of a confirmation, the moment that was seen.' })
  at!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when it may begin, at most a day later; null for one moment. Of a confirmation, what was seen.',
  })
  until?: Date | null;
}

@InputType({ description: 'That the work of a case is done.' })
export class ReportCaseDoneInput {
  @Field({ description: 'Token of the link.' })
  token!: string;

  @Field(() => String, { nullable: true, description: 'What was done, at most 2,000 characters.' })
  note?: string | null;
}

@ObjectType({ description: 'Result of what a craftsman has done.' })
export class CraftsmanCasePayload extends withMessage('Says what was done.') {
  @Field(() => CraftsmanCase, { description: 'The case as it is now.' })
  case!: CraftsmanCase;
}
