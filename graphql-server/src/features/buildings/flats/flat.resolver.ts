import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { upsertMessage } from '../../../platform/external-ids/index.js';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
} from '../../../platform/graphql/index.js';
import type { HomeUpsert } from '../building-upsert.js';
import type { FlatService } from './flat.service.js';
import {
  CreateFlatInput,
  Flat,
  FlatPayload,
  UpdateFlatInput,
  UpsertFlatInput,
  UpsertFlatPayload,
} from './flat.type.js';

@Resolver()
export class FlatResolver {
  readonly #flats: FlatService;

  readonly #upsert: HomeUpsert;

  constructor(flats: FlatService, upsert: HomeUpsert) {
    this.#upsert = upsert;
    this.#flats = flats;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [Flat], {
    description:
      'All flats of a building, by label; needs `users.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async flats(
    @Arg('buildingId', () => ID, { description: 'The building.' }) buildingId: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<Flat[]> {
    return this.#flats.list(request, buildingId);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => FlatPayload, {
    description:
      'Adds a flat to a building; needs `users.create`. Errors: BAD_USER_INPUT with `fields`, CONFLICT (the label is taken, or there are 1,000), FORBIDDEN, NOT_FOUND.',
  })
  async createFlat(
    @Arg('input', () => CreateFlatInput, { description: 'The flat.' }) input: CreateFlatInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FlatPayload> {
    return { message: 'Flat added', flat: await this.#flats.create(request, input) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => FlatPayload, {
    description:
      'Changes a flat; another label becomes the apartment number of its people. Needs `users.edit`. Errors: BAD_USER_INPUT with `fields`, CONFLICT (the label is taken), FORBIDDEN, NOT_FOUND.',
  })
  async updateFlat(
    @Arg('input', () => UpdateFlatInput, { description: 'The flat.' }) input: UpdateFlatInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FlatPayload> {
    return { message: 'Flat changed', flat: await this.#flats.update(request, input) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => UpsertFlatPayload, {
    description:
      'Adds or changes the flat with this external id; the same twice is harmless. Needs `users.create` and `users.edit`. Errors: BAD_USER_INPUT with `fields`, CONFLICT (the flat is in another building, the label is taken, or there are 1,000), FORBIDDEN, NOT_FOUND.',
  })
  async upsertFlat(
    @Arg('input', () => UpsertFlatInput, { description: 'The flat.' }) input: UpsertFlatInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UpsertFlatPayload> {
    const { view, outcome } = await this.#upsert.flat(request, input);
    return { message: upsertMessage('Flat', outcome), outcome, flat: view };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description:
      'Deletes a flat; needs `users.delete`. Errors: CONFLICT (people belong to it), FORBIDDEN, NOT_FOUND.',
  })
  async deleteFlat(
    @Arg('input', () => DeleteInput, { description: 'The flat.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return { message: 'Flat deleted', deletedId: await this.#flats.delete(request, id) };
  }
}
