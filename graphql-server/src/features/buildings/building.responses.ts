import { z } from 'zod';
import { timestampResponse } from '../../platform/http/index.js';

/** A building in REST answers. */
export const buildingResponse = z
  .object({
    id: z.uuid(),
    name: z.string().nullable(),
    street: z.string(),
    postcode: z.string().nullable(),
    city: z.string().nullable(),
    externalId: z.string().nullable(),
    address: z.string(),
    flatCount: z.int(),
    tenantCount: z.int(),
    ownerCount: z.int(),
    managingCompany: z.object({ id: z.uuid(), name: z.string() }),
    createdAt: timestampResponse,
  })
  .meta({ id: 'Building' });

/** A flat in REST answers. */
export const flatResponse = z
  .object({
    id: z.uuid(),
    buildingId: z.uuid(),
    label: z.string(),
    floor: z.string().nullable(),
    externalId: z.string().nullable(),
    tenantCount: z.int(),
    ownerCount: z.int(),
  })
  .meta({ id: 'Flat' });
