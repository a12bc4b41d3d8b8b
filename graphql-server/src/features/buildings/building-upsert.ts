import { requireUuid, type RequestContext } from '../../platform/context/index.js';
import { conflict } from '../../platform/errors/index.js';
import {
  externalIdSchema,
  requireExternalId,
  type Upserted,
  upserting,
} from '../../platform/external-ids/index.js';
import { companyOfBuildings } from './building.policy.js';
import { buildingReasons } from './building.reasons.js';
import type { BuildingInput, BuildingService } from './building.service.js';
import { addressOf, type BuildingView, type FlatView } from './building-views.js';
import { findBuildingToName, findFlatToName } from './external-ids.repository.js';
import type { FlatInput, FlatService } from './flats/flat.service.js';

/** The company, for administrators. */
interface OfCompany {
  companyId?: string | null | undefined;
}

/** Lets another system say how buildings and flats shall be, whether or not they are known here. */
export class HomeUpsert {
  readonly #buildings: BuildingService;
  readonly #flats: FlatService;

  constructor(buildings: BuildingService, flats: FlatService) {
    this.#buildings = buildings;
    this.#flats = flats;
  }

  /**
   * Adds the building with this external id, or changes it. Where none has it, the building at this address gets
   * it if that has none; the same twice is harmless.
   */
  async building(
    context: RequestContext,
    { companyId: named, ...input }: BuildingInput & OfCompany,
  ): Promise<Upserted<BuildingView>> {
    const companyId = companyAllowed(context, named);
    const externalId = externalIdOf(input.externalId);
    const address = addressOf({ ...input, street: input.street ?? '' });
    const own = () => ({ ...context, em: context.em.fork() });
    return upserting({
      find: () => findBuildingToName(context.em.fork(), companyId, { externalId, address }),
      create: () => this.#buildings.create(own(), { ...input, companyId }),
      change: (id) => this.#buildings.change(own(), { ...input, id }),
    });
  }

  /** The same for a flat, which stays in its building. */
  async flat(
    context: RequestContext,
    { companyId: named, buildingId, ...input }: FlatInput & OfCompany & { buildingId: string },
  ): Promise<Upserted<FlatView>> {
    const companyId = companyAllowed(context, named);
    const externalId = externalIdOf(input.externalId);
    const place = { buildingId: requireUuid(buildingId), label: input.label ?? '' };
    const own = () => ({ ...context, em: context.em.fork() });
    return upserting({
      find: async () => {
        const found = await findFlatToName(context.em.fork(), companyId, { externalId, ...place });
        if (found && found.buildingId !== place.buildingId) {
          throw conflict(buildingReasons.FLAT_ELSEWHERE);
        }
        return found?.id;
      },
      create: () => this.#flats.create(own(), { ...input, buildingId: place.buildingId }),
      change: (id) => this.#flats.change(own(), { ...input, id }),
    });
  }
}

/** The company in which the actor may both add and change. */
function companyAllowed({ actor }: RequestContext, named: string | null | undefined): string {
  companyOfBuildings(actor, 'create', named);
  return companyOfBuildings(actor, 'edit', named);
}

const externalIdOf = (given: string | null | undefined): string =>
  requireExternalId(externalIdSchema.safeParse(given).data ?? null, 'externalNumber');
