import type { RequestContext } from '../../platform/context/index.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { AuditLog } from '../audit/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { presentBuilding } from './building.presenter.js';
import { BuildingResolver } from './building.resolver.js';
import { buildingRoutes } from './building.routes.js';
import { BuildingService, type MergeListener } from './building.service.js';
import { HomeUpsert } from './building-upsert.js';
import { FlatResolver } from './flats/flat.resolver.js';
import { flatRoutes } from './flats/flat.routes.js';
import { FlatService } from './flats/flat.service.js';

export { Building, BuildingAddress } from './building.entity.js';
export { companyOfBuildings } from './building.policy.js';
export { buildingResponse } from './building.responses.js';
export { buildingReasons } from './building.reasons.js';
export { BuildingResolver } from './building.resolver.js';
export { addressOf } from './building-views.js';
export { Flat } from './flats/flat.entity.js';
export { FlatResolver } from './flats/flat.resolver.js';

interface BuildingsParts {
  audit: AuditLog;
  publisher: EventPublisher;
  /** Told in the transaction that merges one building into another. */
  whenMerged?: MergeListener;
}

/** Puts the feature together. */
export function createBuildings({ audit, publisher, whenMerged }: BuildingsParts) {
  const buildings = new BuildingService({
    ...{ audit, publisher },
    ...(whenMerged ? { whenMerged } : {}),
  });
  const flats = new FlatService({ audit, publisher, buildings });
  const upsert = new HomeUpsert(buildings, flats);
  return {
    /** Those of the ids that the actor may see, as REST shows them. */
    findForRest: async (context: RequestContext, ids: readonly string[]) =>
      (await buildings.findAll(context, ids)).map(presentBuilding),
    nodes: [
      {
        type: 'Building',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) => (await buildings.findAll(request, ids)).map(presentBuilding),
      },
      {
        type: 'Flat',
        access: ['admin', 'companyUser', 'apiKey'],
        find: (request, ids) => flats.findAll(request, ids),
      },
    ] satisfies NodeSource[],
    resolvers: [new BuildingResolver(buildings, upsert), new FlatResolver(flats, upsert)],
    restRoutes: [...buildingRoutes(buildings, upsert), ...flatRoutes(flats, upsert)],
  };
}
