import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, toConnection } from '../../platform/graphql/index.js';
import {
  ApiKeyPayload,
  ApiKeySecretPayload,
  CreateApiKeyInput,
  RevokeApiKeyInput,
  RotateApiKeyInput,
  UpdateApiKeyInput,
} from './api-key-mutations.type.js';
import { MESSAGES, presentKey, presentScope } from './api-key.presenter.js';
import type { ApiKeyService } from './api-key.service.js';
import { ApiKeyConnection, ApiKeysArguments, ApiKeyScopeDescription } from './api-key.type.js';

@Resolver()
export class ApiKeyResolver {
  readonly #keys: ApiKeyService;

  constructor(keys: ApiKeyService) {
    this.#keys = keys;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => ApiKeyConnection, {
    description:
      'API keys, newest first. For administrators: those of the platform, or of the company they name; company administrators see those of their own. Errors: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  async apiKeys(
    @Args(() => ApiKeysArguments) { filter, ...page }: ApiKeysArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ApiKeyConnection> {
    const { companyId, ...rest } = filter ?? {};
    return toConnection(await this.#keys.list(request, companyId, rest, page), presentKey);
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => [ApiKeyScopeDescription], {
    description:
      'What an API key can be allowed to do. For those who may make one. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async apiKeyScopes(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'For administrators: the company whose key it is; without one, the platform’s.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ApiKeyScopeDescription[]> {
    return (await this.#keys.listScopes(request, companyId)).map(presentScope);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ApiKeySecretPayload, {
    description:
      'Makes an API key; its text is told this once. For administrators, and company administrators at their own company. Errors: BAD_USER_INPUT with `fields`, CONFLICT (50 keys are in use), FORBIDDEN, NOT_FOUND.',
  })
  async createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'What it may do, and for how long.' })
    input: CreateApiKeyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ApiKeySecretPayload> {
    const { view, key } = await this.#keys.create(request, input);
    return { message: MESSAGES.created, apiKey: presentKey(view), key };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ApiKeyPayload, {
    description:
      'Gives an API key another name or other scopes, in force at once; sockets are closed where it loses some. Errors: BAD_USER_INPUT with `fields`, CONFLICT (it has ended), FORBIDDEN, NOT_FOUND.',
  })
  async updateApiKey(
    @Arg('input', () => UpdateApiKeyInput, { description: 'The key and the changes.' })
    { id, ...change }: UpdateApiKeyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ApiKeyPayload> {
    const view = await this.#keys.update(request, id, change);
    return { message: MESSAGES.updated, apiKey: presentKey(view) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ApiKeySecretPayload, {
    description:
      'Gives an API key another text, told this once; the one before is taken for `graceHours` more, any older one is not. The end of the key stays. Errors: BAD_USER_INPUT, CONFLICT (it has ended), FORBIDDEN, NOT_FOUND.',
  })
  async rotateApiKey(
    @Arg('input', () => RotateApiKeyInput, { description: 'The key.' })
    { id, graceHours }: RotateApiKeyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ApiKeySecretPayload> {
    const { view, key } = await this.#keys.rotate(request, id, { graceHours });
    return { message: MESSAGES.rotated, apiKey: presentKey(view), key };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ApiKeyPayload, {
    description:
      'Ends an API key at once and for good; its sockets are closed. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput, { description: 'The key.' })
    { id }: RevokeApiKeyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ApiKeyPayload> {
    return { message: MESSAGES.revoked, apiKey: presentKey(await this.#keys.revoke(request, id)) };
  }
}
