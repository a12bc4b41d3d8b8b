import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../platform/graphql/index.js';

@ObjectType({
  description: 'A member of the company who is away, or stands in.',
  simpleResolvers: true,
})
export class AbsencePerson {
  @Field(() => ID, { description: 'Id of the company user.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  name!: string;
}

@ObjectType('Absence', {
  description:
    'When a member of the company is away. Their conversations and cases stay theirs; who stands in is told of what is new in them.',
  simpleResolvers: true,
})
export class AbsenceType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => AbsencePerson, { description: 'Who is away.' })
  member!: AbsencePerson;

  @Field({ description: 'The first whole day in Germany, as `2026-12-28`.' })
  firstDay!: string;

  @Field({ description: 'The last whole day in Germany; the absence ends by itself after it.' })
  lastDay!: string;

  @Field({ description: 'Whether it holds today; otherwise it is to come.' })
  isNow!: boolean;

  @Field(() => AbsencePerson, {
    nullable: true,
    description: 'Who stands in; null for none, or where that member is not active any more.',
  })
  deputy?: AbsencePerson | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What colleagues are told of it; empty for nothing, null for keys, as it may tell of an illness.',
  })
  note!: string | null;
}

@InputType({ description: 'When a member of the company is away.' })
export class NoteAbsenceInput {
  @Field(() => ID, { nullable: true, description: 'Who is away; the caller, if none is named.' })
  memberId?: string | null;

  @Field({ description: 'The first whole day in Germany, as `2026-12-28`.' })
  firstDay!: string;

  @Field({ description: 'The last whole day in Germany; not before the first, nor before today.' })
  lastDay!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Who stands in: another active member of the same company; none if missing.',
  })
  deputyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What colleagues are told of it, at most 200 characters.',
  })
  note?: string | null;
}

@InputType({ description: 'Names whose absence ends.' })
export class EndAbsenceInput {
  @Field(() => ID, { nullable: true, description: 'Who is back; the caller, if none is named.' })
  memberId?: string | null;
}

@ObjectType({ description: 'Result of noting an absence.' })
export class AbsencePayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => AbsenceType, { description: 'The absence as it is now.' })
  absence!: AbsenceType;
}

@ObjectType({ description: 'Result of ending an absence.' })
export class EndAbsencePayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => ID, { description: 'Who is not absent any more.' })
  memberId!: string;
}
