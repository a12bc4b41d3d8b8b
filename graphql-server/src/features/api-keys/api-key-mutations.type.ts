import type { ApiKeyScope } from '@hausgeist/schema';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { withMessage } from '../../platform/graphql/index.js';
import { ApiKeyScopeEnum, ApiKeyType } from './api-key.type.js';

@InputType({ description: 'An API key that is to be made.' })
export class CreateApiKeyInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'For administrators: the company that the key is confined to; without one it is a key of the platform.',
  })
  companyId?: string | null;

  @Field({ description: 'What people call it; 1 to 100 characters.' })
  name!: string;

  @Field(() => [ApiKeyScopeEnum], {
    description: 'What it may do, at least one of those that `apiKeyScopes` lists.',
  })
  scopes!: ApiKeyScope[];

  @Field(() => Int, { description: 'Days until it ends, 1 to 365.' })
  expiresInDays!: number;
}

@InputType({ description: 'What an API key is to become; what is left out stays.' })
export class UpdateApiKeyInput {
  @Field(() => ID, { description: 'The key.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What people call it from now on.' })
  name?: string | null;

  @Field(() => [ApiKeyScopeEnum], {
    nullable: true,
    description: 'Everything that it may do from now on, at least one.',
  })
  scopes?: ApiKeyScope[] | null;
}

@InputType({ description: 'Names the API key that gets another secret.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'The key.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 24,
    description: 'Hours for which the secret before is still taken, 0 to 168.',
  })
  graceHours?: number | null;
}

@InputType({ description: 'Names the API key that ends.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The key.' })
  id!: string;
}

@ObjectType({ description: 'An API key with its secret, which is shown only this once.' })
export class ApiKeySecretPayload extends withMessage() {
  @Field(() => ApiKeyType, { description: 'The key as it is now.' })
  apiKey!: ApiKeyType;

  @Field({ description: 'The key itself: `Authorization: Bearer <key>`. Keep it secret.' })
  key!: string;
}

@ObjectType({ description: 'An API key that was changed or ended.' })
export class ApiKeyPayload extends withMessage() {
  @Field(() => ApiKeyType, { description: 'The key as it is now.' })
  apiKey!: ApiKeyType;
}
