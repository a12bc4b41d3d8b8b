import { z } from 'zod';
import { timestampResponse } from '../../platform/http/index.js';

/** An administrator in REST answers. */
export const adminResponse = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isVerified: z.boolean().describe('False while an invitation or a confirmation is open.'),
    createdAt: timestampResponse,
    lastLoginAt: timestampResponse.nullable(),
  })
  .meta({ id: 'Administrator' });

/** An administrator who has just signed in. */
export const signedInResponse = z
  .object({
    token: z.string().describe('For the `Authorization: Bearer` header.'),
    expiresAt: timestampResponse,
    admin: adminResponse,
  })
  .meta({ id: 'SignedInAdministrator' });
