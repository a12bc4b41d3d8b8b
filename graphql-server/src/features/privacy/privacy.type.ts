import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, namedEnum, withMessage } from '../../platform/graphql/index.js';
import type {
  PrivacyPersonKind,
  PrivacyRequestKind,
  PrivacyRequestState,
} from './privacy-request.entity.js';

const KindEnum = namedEnum('PrivacyRequestKind', 'What is done with the data of a person.', {
  EXPORT: 'A package of everything that is kept about them is made.',
  ERASURE: 'Everything about them is erased.',
});

const PersonEnum = namedEnum('PrivacyPersonKind', 'Whose data a request is about.', {
  END_USER: 'A tenant or owner.',
  EMPLOYEE: 'A person who works at the company.',
});

const StateEnum = namedEnum('PrivacyRequestState', 'How far a request about data has come.', {
  REQUESTED: 'The company has not decided yet.',
  RUNNING: 'It is being done.',
  DONE: 'It has been done.',
  FAILED: 'It could not be done; it can be started again.',
  REFUSED: 'The company has refused it.',
});

@ObjectType('LegalHold', {
  description: 'Why a tenant or owner, or one of their conversations, must not be deleted.',
  simpleResolvers: true,
})
export class LegalHoldType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ID, { description: 'The tenant or owner.' })
  endUserId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The only conversation that is held; null where everything of the person is.',
  })
  conversationId?: string | null;

  @Field({ description: 'Why it is held.' })
  reason!: string;

  @Field({ description: 'Who has placed it, as they were called then.' })
  placedBy!: string;

  @Field(() => Date, { description: 'When it was placed.' })
  placedAt!: Date;
}

@InputType({ description: 'What must not be deleted, and why.' })
export class PlaceLegalHoldInput {
  @Field(() => ID, { description: 'The tenant or owner.' })
  endUserId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'One of their conversations; everything of the person if it is not given.',
  })
  conversationId?: string | null;

  @Field({ description: 'Why, at most 500 characters.' })
  note!: string;
}

@ObjectType({ description: 'Result of placing a legal hold.' })
export class LegalHoldPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => LegalHoldType, { description: 'The hold.' })
  legalHold!: LegalHoldType;
}

@ObjectType({
  description: 'How many things of one kind were erased, or are in a package.',
  simpleResolvers: true,
})
export class ErasureCount {
  @Field({
    description:
      'What they are, e.g. `conversations`, `messages`, `files`, `mails`, `webhookBodies`, `cases`, `learned`, `mentions`, `auditEntries`, `jobs`; of a package the names of its sections; more may come.',
  })
  name!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

/** Fields that requests have for the company and for the person alike. */
const MAYBE = {
  extended: maybe('Why it takes two months longer; the person was told. Null where it does not.'),
  refused: maybe('Why it was refused; the person was told. Null where it was not.'),
  finished: maybe('When it was done or refused; null until then.'),
  package: maybe('Until when the package can be fetched; null while there is none.'),
};

function maybe(description: string) {
  return { nullable: true, description };
}

@ObjectType('PrivacyRequest', {
  description: 'That the data of a person are handed out or erased, and what became of it.',
  simpleResolvers: true,
})
export class PrivacyRequestType {
  @Field(() => ID, { description: 'Opaque id; it is also in the audit log.' })
  id!: string;

  @Field(() => ID, { description: 'The person; there is none of this id once they are erased.' })
  endUserId!: string;

  @Field(() => PersonEnum, {
    description: 'Whether it is about a tenant or owner, or an employee.',
  })
  personKind!: PrivacyPersonKind;

  @Field({ description: 'What the person is called; a pseudonym once they are erased.' })
  personName!: string;

  @Field({ description: 'What the company is called.' })
  companyName!: string;

  @Field(() => KindEnum, { description: 'What is done with their data.' })
  kind!: PrivacyRequestKind;

  @Field(() => StateEnum, { description: 'How far it has come.' })
  state!: PrivacyRequestState;

  @Field({
    description: 'Whether the person has asked for it in the chat; else the company has begun it.',
  })
  isAskedByPerson!: boolean;

  @Field(() => Date, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => Date, {
    description: 'By when it has to be done: one month later, or three where it was extended.',
  })
  dueAt!: Date;

  @Field({ description: 'Whether it should have been done by now.' })
  isOverdue!: boolean;

  @Field(() => String, MAYBE.extended)
  extensionReason!: string | null;

  @Field(() => String, MAYBE.refused)
  refusalReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who confirmed or refused it, as they were called then; null until then.',
  })
  decidedBy!: string | null;

  @Field(() => Date, MAYBE.finished)
  finishedAt?: Date | null;

  @Field(() => [ErasureCount], {
    description: 'What an erasure has reached so far, or what is in a package.',
  })
  receipt!: ErasureCount[];

  @Field(() => Float, {
    nullable: true,
    description: 'Size of the package in bytes; null while there is none.',
  })
  packageBytes!: number | null;

  @Field(() => Date, MAYBE.package)
  packageUntil!: Date | null;
}

@ObjectType({
  description: 'What a tenant or owner has asked for about their own data.',
  simpleResolvers: true,
})
export class OwnPrivacyRequest {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => KindEnum, { description: 'What is done with their data.' })
  kind!: PrivacyRequestKind;

  @Field(() => StateEnum, { description: 'How far it has come.' })
  state!: PrivacyRequestState;

  @Field(() => Date, { description: 'When they asked for it.' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'By when it has to be done.' })
  dueAt!: Date;

  @Field(() => String, MAYBE.extended)
  extensionReason!: string | null;

  @Field(() => String, MAYBE.refused)
  refusalReason!: string | null;

  @Field(() => Date, MAYBE.finished)
  finishedAt!: Date | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Size of the package in bytes; null while there is none.',
  })
  packageBytes!: number | null;

  @Field(() => Date, MAYBE.package)
  packageUntil!: Date | null;
}

@ObjectType({ description: 'How many requests about data are not done.', simpleResolvers: true })
export class PrivacyRequestCounts {
  @Field(() => Int, { description: 'All of them.' })
  open!: number;

  @Field(() => Int, { description: 'Those that have to be done within 14 days.' })
  soon!: number;

  @Field(() => Int, { description: 'Those that should have been done by now.' })
  overdue!: number;
}

@InputType({ description: 'What a tenant or owner asks for.' })
export class AskForOwnDataInput {
  @Field(() => KindEnum, { description: 'A copy of everything, or that it is erased.' })
  kind!: PrivacyRequestKind;

  @Field(() => String, {
    nullable: true,
    description: 'The language that mails about it are in, e.g. `tr`; German if it is not given.',
  })
  language?: string | null;
}

@ObjectType({ description: 'Result of asking about the own data.' })
export class OwnPrivacyRequestPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => OwnPrivacyRequest, { description: 'The request.' })
  privacyRequest!: OwnPrivacyRequest;
}

@InputType({ description: 'A request to confirm.' })
export class ConfirmPrivacyRequestInput {
  @Field(() => ID, { description: 'The request.' })
  id!: string;
}

@InputType({ description: 'A request to refuse or extend, and why.' })
export class AnswerPrivacyRequestInput {
  @Field(() => ID, { description: 'The request.' })
  id!: string;

  @Field({ description: 'Why, at most 1,000 characters; the person reads it.' })
  note!: string;
}

@InputType({ description: 'A person whose data are put together.' })
export class ExportPersonInput {
  @Field(() => PersonEnum, { description: 'A tenant or owner, or an employee.' })
  personKind!: PrivacyPersonKind;

  @Field(() => ID, { description: 'The person.' })
  id!: string;
}

@InputType({ description: 'An employee who is to be erased.' })
export class EraseCompanyUserInput {
  @Field(() => ID, { description: 'The company user.' })
  id!: string;
}

@InputType({ description: 'A tenant or owner whose data are to be erased.' })
export class EraseEndUserInput {
  @Field(() => ID, { description: 'The tenant or owner.' })
  id!: string;
}

@ObjectType({ description: 'Result of a request about the data of a person.' })
export class PrivacyRequestPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => PrivacyRequestType, { description: 'The request.' })
  privacyRequest!: PrivacyRequestType;
}
