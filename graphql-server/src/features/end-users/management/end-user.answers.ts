import { z } from 'zod';
import { answerTime } from '../../../platform/http/index.js';
import { END_USER_TYPES } from '../end-user.entity.js';

/** A tenant or owner in REST answers. */
export const endUserAnswer = z.object({
  id: z.uuid(),
  type: z.enum(END_USER_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  apartmentNumber: z.string(),
  roomIndication: z.string().nullable(),
  authNumber: z.string().nullable().describe('Null for those who may not see it.'),
  managingCompany: z.object({ id: z.uuid(), name: z.string() }),
  managingCompanyId: z.uuid(),
  createdAt: answerTime,
});

export const endUserCountsAnswer = z.object({
  tenants: z.int(),
  owners: z.int(),
  total: z.int(),
});
