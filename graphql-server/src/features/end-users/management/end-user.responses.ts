import { z } from 'zod';
import { timestampResponse } from '../../../platform/http/index.js';
import { shapeOfDetails } from '../end-user-details.js';

/** A tenant or owner in REST answers. */
export const endUserResponse = z
  .object({
    id: z.uuid(),
    ...shapeOfDetails('answer'),
    fullName: z.string(),
    authNumber: z.string().nullable(),
    managingCompany: z.object({ id: z.uuid(), name: z.string() }),
    managingCompanyId: z.uuid().describe('Id of the company that manages the home.'),
    buildingId: z.uuid().nullable().describe('The building they live in, if that is known.'),
    flatId: z.uuid().nullable().describe('Their flat, if that is known.'),
    revision: z.int(),
    createdAt: timestampResponse,
  })
  .meta({ id: 'EndUser' });

export const endUserCountsResponse = z
  .object({
    tenants: z.int(),
    owners: z.int(),
    total: z.int(),
  })
  .meta({ id: 'EndUserCounts', fieldsOf: 'EndUserStats' });
