import { z } from 'zod';
import { timestampResponse } from '../../platform/http/index.js';

/** An administrator in REST answers. */
export const adminResponse = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isVerified: z.boolean(),
    createdAt: timestampResponse,
    lastLoginAt: timestampResponse.nullable(),
  })
  .meta({ id: 'Administrator', fieldsOf: 'AdminUser' });

/** An administrator who has just signed in. */
export const signedInResponse = z
  .object({
    token: z.string(),
    expiresAt: timestampResponse,
    admin: adminResponse.describe('Who is signed in now.'),
  })
  .meta({ id: 'SignedInAdministrator', fieldsOf: 'SignInPayload' });
