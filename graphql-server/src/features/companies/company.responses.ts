import { z } from 'zod';
import { refusalResponse, timestampResponse } from '../../platform/http/index.js';
import { shapeOfCompanyDetails } from './company-details.js';

const details = { id: z.uuid(), ...shapeOfCompanyDetails('answer') };

/** A company in REST answers. */
export const companyResponse = z
  .object({
    ...details,
    tenantCount: z.int(),
    ownerCount: z.int(),
    userCount: z.int(),
    promptFileName: z.string().nullable(),
    promptUploadedAt: timestampResponse.nullable(),
    promptVectorCount: z.int(),
    promptStatus: z
      .enum(['pending', 'processed', 'error'])
      .nullable()
      .describe('State of the latest prompt file; null when none was ever uploaded.'),
    promptError: z
      .string()
      .nullable()
      .describe('Why the latest prompt file could not be processed; null where it could.'),
    promptRefusal: refusalResponse,
    suspendedAt: timestampResponse.nullable(),
    createdAt: timestampResponse,
  })
  .meta({ id: 'Company' });

/** What the settings of a company show; the counts under both names that clients read. */
export const companyInfoResponse = z
  .object({
    ...details,
    tenantCount: z.int(),
    actualTenantCount: z.int().describe('The same as `tenantCount`.'),
    ownerCount: z.int(),
    actualOwnerCount: z.int().describe('The same as `ownerCount`.'),
  })
  .meta({ id: 'CompanyInfo', fieldsOf: 'Company' });

/** What a company lets its assistant say and cost. */
export const assistantSettingsResponse = z
  .object({
    id: z.uuid(),
    emergencyContacts: z.array(z.object({ label: z.string(), phone: z.string() })),
    officeHours: z.string().nullable(),
    holidays: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), name: z.string() })),
    brandColor: z.string().nullable(),
    dailyTokenBudget: z.int().nullable(),
  })
  .meta({ id: 'AssistantSettings', fieldsOf: 'Company' });

/** A company as other things name it. */
export const companyNameResponse = z
  .object({ id: z.uuid(), name: z.string() })
  .meta({ id: 'CompanyName', fieldsOf: 'CompanyReference' });
