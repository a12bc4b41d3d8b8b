import type { ApiKeyScope } from '@hausgeist/schema';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf, namedEnum, Node, PageArguments } from '../../platform/graphql/index.js';
import { CompanyReference } from '../companies/index.js';
import { SCOPE_TEXTS } from './api-key-scope-texts.js';
import type { ApiKeyStatus } from './api-key-view.js';

/** Scopes as GraphQL calls them; the values are their names, `group.key`. */
export const ApiKeyScopeEnum = namedEnum(
  'ApiKeyScope',
  'What an API key may do; the last four are for keys of the platform. Elsewhere `USERS_VIEW` is written `users.view`.',
  SCOPE_TEXTS,
);

/** Whether a key is taken, as GraphQL knows it; fields keep the type {@link ApiKeyStatus}. */
export const ApiKeyStatusEnum = namedEnum('ApiKeyStatus', 'Whether an API key is taken.', {
  ACTIVE: 'Programs can use it.',
  EXPIRED: 'Its time is over.',
  REVOKED: 'It was ended by hand.',
});

@ObjectType('ApiKey', {
  description: 'A key that a program acts with; the key itself is not in it.',
  implements: Node,
})
export class ApiKeyType {
  @Field(() => ID, { description: 'Opaque id; the actor of audit entries that the key has made.' })
  id!: string;

  @Field({ description: 'What people call it.' })
  name!: string;

  @Field({ description: 'How the key begins, to recognise it: `hgk_` and the first characters.' })
  prefix!: string;

  @Field(() => CompanyReference, {
    nullable: true,
    description: 'The company that it is confined to; null for a key of the platform.',
  })
  managingCompany?: CompanyReference | null;

  @Field(() => [ApiKeyScopeEnum], { description: 'What it may do.' })
  scopes!: ApiKeyScope[];

  @Field(() => ApiKeyStatusEnum, { description: 'Whether it is taken.' })
  status!: ApiKeyStatus;

  @Field({ description: 'Name of who made it, as it was then.' })
  createdBy!: string;

  @Field({
    description:
      'Whether the person who made the present key, by creating or rotating it, may no longer manage it: removed, suspended, or no administrator now. They may have a copy; rotate it.',
  })
  makerHasLeft!: boolean;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it ends, or has ended.' })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to the minute; null if never.',
  })
  lastUsedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'After a rotation: until when the key before is still taken. Null otherwise.',
  })
  previousKeyValidUntil?: Date | null;
}

@ObjectType({ description: 'A page of API keys.' })
export class ApiKeyConnection extends connectionOf<ApiKeyType>('ApiKey', () => ApiKeyType, {
  edge: 'An API key and its cursor.',
  node: 'The key.',
  edges: 'Keys of this page, newest first.',
  totalCount: 'Number of keys that the filter leaves.',
}) {}

@ObjectType({ description: 'One thing that an API key can be allowed to do.' })
export class ApiKeyScopeDescription {
  @Field(() => ApiKeyScopeEnum, { description: 'Its name.' })
  name!: ApiKeyScope;

  @Field({ description: 'The subject that it is about, such as `users`.' })
  group!: string;

  @Field({ description: 'What it lets a program do, in English.' })
  description!: string;
}

@InputType({ description: 'Which API keys a list has.' })
export class ApiKeyFilter {
  @Field(() => ID, {
    nullable: true,
    description:
      'For administrators: the company whose keys are meant; without one, those of the platform. Company administrators see those of their own company.',
  })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the name, or how the key begins.' })
  search?: string | null;

  @Field(() => ApiKeyStatusEnum, { nullable: true, description: 'Only keys of this status.' })
  status?: ApiKeyStatus | null;
}

@ArgsType()
export class ApiKeysArguments extends PageArguments {
  @Field(() => ApiKeyFilter, { nullable: true, description: 'All keys if missing.' })
  filter?: ApiKeyFilter | null;
}
