import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { upsertMessage } from '../../platform/external-ids/index.js';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
  toConnection,
} from '../../platform/graphql/index.js';
import {
  BuildingPayload,
  CreateBuildingInput,
  MergeBuildingsInput,
  UpdateBuildingInput,
  UpsertBuildingInput,
  UpsertBuildingPayload,
} from './building-mutations.type.js';
import { presentBuilding } from './building.presenter.js';
import type { HomeUpsert } from './building-upsert.js';
import type { BuildingService } from './building.service.js';
import { BuildingConnection, BuildingObject, BuildingsArguments } from './building.type.js';

@Resolver()
export class BuildingResolver {
  readonly #buildings: BuildingService;
  readonly #upsert: HomeUpsert;

  constructor(buildings: BuildingService, upsert: HomeUpsert) {
    this.#upsert = upsert;
    this.#buildings = buildings;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => BuildingConnection, {
    description:
      'The buildings of one company; needs `users.view`. Errors: FORBIDDEN, NOT_FOUND (another company), BAD_USER_INPUT.',
  })
  async buildings(
    @Args(() => BuildingsArguments) { filter, sort, ...page }: BuildingsArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BuildingConnection> {
    return toConnection(
      await this.#buildings.list(request, { page, filter, sort }),
      presentBuilding,
    );
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => BuildingObject, {
    description: 'One building; needs `users.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async building(
    @Arg('id', () => ID, { description: 'The building.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BuildingObject> {
    return presentBuilding(await this.#buildings.find(request, id));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => BuildingPayload, {
    description:
      'Adds a building; needs `users.create`. Errors: BAD_USER_INPUT with `fields`, CONFLICT (the address leads to another building), FORBIDDEN, NOT_FOUND (company).',
  })
  async createBuilding(
    @Arg('input', () => CreateBuildingInput, { description: 'The building.' })
    input: CreateBuildingInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BuildingPayload> {
    const building = presentBuilding(await this.#buildings.create(request, input));
    return { message: 'Building added', building };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => BuildingPayload, {
    description:
      'Changes a building; another address becomes that of all its people. Needs `users.edit`. Errors: BAD_USER_INPUT with `fields`, CONFLICT (the address leads to another building), FORBIDDEN, NOT_FOUND.',
  })
  async updateBuilding(
    @Arg('input', () => UpdateBuildingInput, { description: 'The building.' })
    input: UpdateBuildingInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BuildingPayload> {
    const building = presentBuilding(await this.#buildings.update(request, input));
    return { message: 'Building changed', building };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => UpsertBuildingPayload, {
    description:
      'Adds or changes the building with this external id; the same twice is harmless. Needs `users.create` and `users.edit`. Errors: BAD_USER_INPUT with `fields`, CONFLICT (the address leads to a building with another external id), FORBIDDEN, NOT_FOUND (company).',
  })
  async upsertBuilding(
    @Arg('input', () => UpsertBuildingInput, { description: 'The building.' })
    input: UpsertBuildingInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UpsertBuildingPayload> {
    const { view, outcome } = await this.#upsert.building(request, input);
    return {
      message: upsertMessage('Building', outcome),
      ...{ outcome, building: presentBuilding(view) },
    };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => BuildingPayload, {
    description:
      'Merges two buildings that are the same house: people and flats of the one become the other’s, with its address, and what was written for the one leads to the other. Needs `users.edit`. Errors: BAD_USER_INPUT (the same twice), FORBIDDEN, NOT_FOUND.',
  })
  async mergeBuildings(
    @Arg('input', () => MergeBuildingsInput, { description: 'The two buildings.' })
    input: MergeBuildingsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BuildingPayload> {
    const building = presentBuilding(await this.#buildings.merge(request, input));
    return { message: 'Buildings merged', building };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description:
      'Deletes a building with its flats; needs `users.delete`. Errors: CONFLICT (people belong to it), FORBIDDEN, NOT_FOUND.',
  })
  async deleteBuilding(
    @Arg('input', () => DeleteInput, { description: 'The building.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return { message: 'Building deleted', deletedId: await this.#buildings.delete(request, id) };
  }
}
