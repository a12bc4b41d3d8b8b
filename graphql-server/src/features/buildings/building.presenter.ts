import type { BuildingObject } from './building.type.js';
import { addressOf } from './building-views.js';
import type { BuildingView } from './building-views.js';

/** A building for GraphQL and REST. */
export const presentBuilding = (view: BuildingView): BuildingObject => ({
  id: view.id,
  name: view.name,
  street: view.street,
  postcode: view.postcode,
  city: view.city,
  externalId: view.externalId,
  address: addressOf(view),
  flatCount: view.flatCount,
  tenantCount: view.tenantCount,
  ownerCount: view.ownerCount,
  managingCompany: { id: view.companyId, name: view.companyName },
  createdAt: view.createdAt,
});
