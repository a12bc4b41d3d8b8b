import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, namedEnum, PageArguments } from '../../../platform/graphql/index.js';
import type { Audience } from '../splitting/use-case-terms.js';
import type { DraftMove, DraftState } from './draft-views.js';

export const UseCaseAudience = namedEnum('UseCaseAudience', 'Who is answered from a use case.', {
  ALL: 'Tenants and owners.',
  TENANTS: 'Tenants alone.',
  OWNERS: 'Owners alone.',
});

export const DraftUseCaseState = namedEnum(
  'DraftUseCaseState',
  'How a use case of the draft differs from the running version.',
  {
    UNCHANGED: 'Not at all.',
    CHANGED: 'Title, text, days, audience or buildings.',
    NEW: 'The running version does not have it.',
    REMOVED: 'It is not published; until then it can be taken back.',
  },
);

/** For GraphQL: where a use case can be moved. */
export const DraftMoveEnum = namedEnum<DraftMove>(
  'DraftMove',
  'Where a use case of a draft is moved.',
  {
    FIRST: 'Before all others.',
    UP: 'Before the one that stands before it.',
    DOWN: 'Behind the one that stands behind it.',
    LAST: 'Behind all others.',
  },
);

@ObjectType('DraftUseCase', {
  description: "A use case in the draft of a company's knowledge.",
  simpleResolvers: true,
})
export class DraftUseCaseType {
  @Field(() => ID, { description: 'Opaque id, the same until the draft is published.' })
  id!: string;

  @Field({ description: 'What it is about.' })
  title!: string;

  @Field({ description: 'What the assistant is to answer from; Markdown.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'First day, such as `2026-12-01`.' })
  validFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, such as `2027-03-31`.' })
  validUntil!: string | null;

  @Field(() => UseCaseAudience, { description: 'Who is answered from it.' })
  audience!: Audience;

  @Field(() => [ID], {
    description: 'Buildings whose people are answered from it; all people if there are none.',
  })
  buildingIds!: readonly string[];

  @Field(() => DraftUseCaseState, { description: 'How it differs from the running version.' })
  state!: DraftState;

  @Field(() => [String], { description: 'Wordings that it gets when it is published.' })
  wordings!: string[];

  @Field(() => Int, { description: 'Say which one you saw when you change it.' })
  revision!: number;

  @Field(() => Date, { description: 'When it was changed last.' })
  changedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who changed it last; null while nobody has.',
  })
  changedBy!: string | null;
}

@ObjectType({ description: 'A page of the use cases of a draft.' })
export class DraftUseCaseConnection extends connectionOf<DraftUseCaseType>(
  'DraftUseCase',
  () => DraftUseCaseType,
  {
    edge: 'A use case of a draft and its cursor.',
    node: 'The use case.',
    edges: 'Use cases of this page.',
    totalCount: 'Number of use cases that the filter leaves.',
  },
) {}

@ObjectType('KnowledgeDraft', {
  description: "The next version of a company's knowledge, as its people write it.",
  simpleResolvers: true,
})
export class KnowledgeDraftType {
  @Field(() => Int, { description: 'Grows with every change; publish the one you reviewed.' })
  revision!: number;

  @Field(() => Date, { description: 'When it was begun.' })
  startedAt!: Date;

  @Field({ description: 'Who began it.' })
  startedBy!: string;

  @Field({ description: 'Whether another version has begun to answer since then.' })
  isOutdated!: boolean;

  @Field({ description: 'Whether it was published as it is and is being made ready.' })
  isPublishing!: boolean;

  @Field(() => Int, { description: 'Use cases that it would publish.' })
  useCaseCount!: number;

  @Field(() => Int, { description: 'Those that the running version does not have.' })
  newCount!: number;

  @Field(() => Int, { description: 'Those that differ from the running version.' })
  changedCount!: number;

  @Field(() => Int, { description: 'Those that it takes out.' })
  removedCount!: number;

  @Field({ description: 'Whether those that stay come in another order.' })
  isReordered!: boolean;
}

@InputType({ description: 'Which use cases of a draft a list has.' })
export class DraftUseCaseFilter {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of title or text.' })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for those that differ from the running version.',
  })
  onlyChanged?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A use case of the running version, for the one that was made from it.',
  })
  useCaseId?: string | null;
}

@ArgsType()
export class DraftUseCasesArguments extends PageArguments {
  @Field(() => DraftUseCaseFilter, {
    nullable: true,
    description: "All of the actor's company if missing.",
  })
  filter?: DraftUseCaseFilter | null;
}
