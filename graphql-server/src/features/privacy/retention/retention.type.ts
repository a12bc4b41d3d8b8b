import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, namedEnum, withMessage } from '../../../platform/graphql/index.js';
import { RETENTION_CLASSES, type RetentionClass } from './retention-classes.js';

const ClassEnum = namedEnum('RetentionClass', 'What is deleted after a time.', RETENTION_CLASSES);

@ObjectType({
  description: 'After how many days something is deleted; null stands for never.',
  simpleResolvers: true,
})
export class RetentionTime {
  @Field(() => ClassEnum, { description: 'What is deleted.' })
  dataClass!: RetentionClass;

  @Field(() => Int, { nullable: true, description: 'What the platform says.' })
  platformDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'What the company says.' })
  companyDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'What holds: the shorter one.' })
  days!: number | null;
}

@InputType({ description: 'After how many days something is to be deleted.' })
export class SetRetentionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; administrators leave it out to set the time of the platform.',
  })
  companyId?: string | null;

  @Field(() => ClassEnum, { description: 'What is deleted.' })
  dataClass!: RetentionClass;

  @Field(() => Int, {
    nullable: true,
    description: 'Days, from 1 to 36,500; null for no time of its own.',
  })
  days?: number | null;
}

@InputType({ description: 'A time that is thought of.' })
export class RetentionDueInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; administrators leave it out for all of the platform.',
  })
  companyId?: string | null;

  @Field(() => ClassEnum, { description: 'What would be deleted.' })
  dataClass!: RetentionClass;

  @Field(() => Int, { description: 'Days, from 1 to 36,500.' })
  days!: number;
}

@ObjectType({ description: 'Result of setting a time.' })
export class RetentionPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => RetentionTime, { description: 'The time as it is now.' })
  retention!: RetentionTime;
}

@ObjectType({
  description: 'How many of one class were deleted in a night.',
  simpleResolvers: true,
})
export class RetentionCount {
  @Field(() => ClassEnum, { description: 'What was deleted.' })
  dataClass!: RetentionClass;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({
  description: 'When things are deleted next, what is kept back, and what has a time of its own.',
  simpleResolvers: true,
})
export class RetentionOverview {
  @Field(() => Date, { description: 'When the next deletion begins.' })
  nextRunAt!: Date;

  @Field(() => Int, { description: 'Tenants and owners who are held with everything.' })
  heldPeople!: number;

  @Field(() => Int, { description: 'Single conversations that are held.' })
  heldConversations!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Months for which the audit log is kept; null for ever.',
  })
  auditMonths!: number | null;
}

@ObjectType('RetentionRun', {
  description: 'What one night has deleted as its time was over.',
  simpleResolvers: true,
})
export class RetentionRunType {
  @Field(() => Date, { description: 'When it began.' })
  startedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it goes on.' })
  finishedAt?: Date | null;

  @Field(() => [RetentionCount], { description: 'What was deleted; empty if nothing was due.' })
  deleted!: RetentionCount[];
}
