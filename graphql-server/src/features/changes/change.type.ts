import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { namedEnum, Node, PageInfo } from '../../platform/graphql/index.js';
import type { FoundNode } from '../../platform/graphql/index.js';
import type { ChangedType } from './change.entity.js';
import { DEFAULT_CHANGES, MAX_CHANGES } from './change.service.js';

export const ChangedTypeEnum = namedEnum<ChangedType>(
  'ChangedType',
  'Types of things whose changes are told.',
  {
    END_USER: 'Tenants and owners, `EndUser`; needs `users.view`.',
    BUILDING: 'Buildings, `Building`; needs `users.view`.',
    CASE: 'Cases, `Case`; needs `cases.view`.',
  },
);

@ObjectType({
  description: 'That a thing was made, changed or deleted, however often since the cursor.',
  simpleResolvers: true,
})
export class Change {
  @Field(() => ChangedTypeEnum, { description: 'What kind of thing it is.' })
  type!: ChangedType;

  @Field(() => ID, { description: 'Id of the thing.' })
  nodeId!: string;

  @Field(() => ID, {
    description: 'The company. What is deleted there may live on with another company.',
  })
  companyId!: string;

  @Field({ description: 'Whether it is gone: deleted, or another company’s now.' })
  isDeleted!: boolean;

  @Field(() => Node, {
    nullable: true,
    description:
      'The thing as it is now. Null if it is gone, also if it went in this moment: a later change says so.',
  })
  node?: FoundNode | null;
}

@ObjectType({ description: 'A change and its cursor.', simpleResolvers: true })
export class ChangeEdge {
  @Field({ description: 'Behind which to go on if the rest of the page is given up.' })
  cursor!: string;

  @Field(() => Change, { description: 'The change.' })
  node!: Change;
}

@ObjectType({ description: 'A page of changes, the earliest first.', simpleResolvers: true })
export class ChangeConnection {
  @Field(() => [ChangeEdge], { description: 'The changes.' })
  edges!: ChangeEdge[];

  @Field(() => PageInfo, {
    description:
      'Its `endCursor` is the one to keep, and never null: behind it, changes are told from now on.',
  })
  pageInfo!: PageInfo;
}

@InputType({ description: 'Which changes are told. A cursor holds for the same filter alone.' })
export class ChangeFilter {
  @Field(() => [ChangedTypeEnum], { description: 'Types of things, at least one.' })
  types!: ChangedType[];

  @Field(() => ID, {
    nullable: true,
    description:
      'One company; for administrators and keys of the platform, who see all without it.',
  })
  companyId?: string | null;
}

@ArgsType()
export class ChangesArguments {
  @Field(() => Int, {
    nullable: true,
    description: `Most changes to return, from 1; default ${DEFAULT_CHANGES}, at most ${MAX_CHANGES}; more is refused.`,
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Cursor to continue behind. Without it, all things that there are come as changes.',
  })
  after?: string | null;

  @Field(() => ChangeFilter, { description: 'Which changes.' })
  filter!: ChangeFilter;
}
