import type { NewWebhookEvent } from '../webhooks/index.js';
import type { Building } from './building.entity.js';
import { addressOf } from './building-views.js';

/** What is said about a building has become another. */
export const buildingChanged = (building: Building): NewWebhookEvent => ({
  type: 'building.changed',
  data: toldOf(building),
});

/** A building was merged into another, which has its people from now on. */
export const buildingMerged = (building: Building, mergedId: string): NewWebhookEvent => ({
  type: 'building.merged',
  data: { ...toldOf(building), mergedBuildingId: mergedId },
});

const toldOf = (building: Building) => ({
  buildingId: building.id,
  name: building.name ?? null,
  street: building.street,
  postcode: building.postcode ?? null,
  city: building.city ?? null,
  address: addressOf(building),
  externalId: building.externalId ?? null,
});
