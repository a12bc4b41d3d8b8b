import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { namedEnum } from '../../platform/graphql/index.js';
import type { PrivacyRequestKind, PrivacyRequestState } from './privacy-request.entity.js';

const KindEnum = namedEnum('PrivacyRequestKind', 'What is done with the data of a person.', {
  EXPORT: 'A package of everything that is kept about them is made.',
  ERASURE: 'Everything about them is erased.',
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
export class LegalHoldPayload {
  @Field({ description: 'Says what was done; fit for the person who did it.' })
  message!: string;

  @Field(() => LegalHoldType, { description: 'The hold.' })
  legalHold!: LegalHoldType;
}

@ObjectType({
  description: 'How many things of one kind an erasure has reached.',
  simpleResolvers: true,
})
export class ErasureCount {
  @Field({
    description:
      'What they are, e.g. `conversations`, `messages`, `files`, `mails`, `webhookBodies`, `cases`, `learned`, `mentions`, `auditEntries`, `jobs`; more may come.',
  })
  name!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
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

  @Field({ description: 'What the person is called; a pseudonym once they are erased.' })
  personName!: string;

  @Field(() => KindEnum, { description: 'What is done with their data.' })
  kind!: PrivacyRequestKind;

  @Field(() => StateEnum, { description: 'How far it has come.' })
  state!: PrivacyRequestState;

  @Field(() => Date, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'By when it has to be done: one month later.' })
  dueAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who confirmed or refused it, as they were called then.',
  })
  decidedBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was done.' })
  finishedAt?: Date | null;

  @Field(() => [ErasureCount], {
    description: 'What an erasure has reached so far; empty for an export.',
  })
  receipt!: ErasureCount[];
}

@InputType({ description: 'A tenant or owner whose data are to be erased.' })
export class EraseEndUserInput {
  @Field(() => ID, { description: 'The tenant or owner.' })
  id!: string;
}

@ObjectType({ description: 'Result of a request about the data of a person.' })
export class PrivacyRequestPayload {
  @Field({ description: 'Says what was done; fit for the person who did it.' })
  message!: string;

  @Field(() => PrivacyRequestType, { description: 'The request.' })
  privacyRequest!: PrivacyRequestType;
}
