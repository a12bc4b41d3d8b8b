import { z } from 'zod';
import { answerTime } from '../../platform/http/index.js';

const details = {
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string().nullable(),
};

/** A company in REST answers. */
export const companyAnswer = z.object({
  ...details,
  tenantCount: z.int(),
  ownerCount: z.int(),
  userCount: z.int(),
  promptFileName: z.string().nullable(),
  promptUploadedAt: answerTime.nullable(),
  promptVectorCount: z.int().describe('Use cases that questions are answered from.'),
  promptStatus: z.enum(['pending', 'processed', 'error']).nullable(),
  promptError: z.string().nullable(),
  createdAt: answerTime,
});

/** What the settings of a company show; the counts under both names that clients read. */
export const companyInfoAnswer = z.object({
  ...details,
  tenantCount: z.int(),
  actualTenantCount: z.int(),
  ownerCount: z.int(),
  actualOwnerCount: z.int(),
});

/** A company as other things name it. */
export const companyNameAnswer = z.object({ id: z.uuid(), name: z.string() });
