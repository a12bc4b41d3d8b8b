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
    promptVectorCount: z.int().describe('Use cases that questions are answered from.'),
    promptStatus: z.enum(['pending', 'processed', 'error']).nullable(),
    promptError: z.string().nullable(),
    promptRefusal: refusalResponse,
    createdAt: timestampResponse,
  })
  .meta({ id: 'Company' });

/** What the settings of a company show; the counts under both names that clients read. */
export const companyInfoResponse = z
  .object({
    ...details,
    tenantCount: z.int(),
    actualTenantCount: z.int(),
    ownerCount: z.int(),
    actualOwnerCount: z.int(),
  })
  .meta({ id: 'CompanyInfo' });

/** What a company lets its assistant say and cost. */
export const assistantSettingsResponse = z
  .object({
    id: z.uuid(),
    emergencyContacts: z
      .array(z.object({ label: z.string(), phone: z.string() }))
      .describe('Whom a tenant in danger is to call after 112 and 110; at most 5.'),
    officeHours: z.string().nullable().describe('As people write them.'),
    holidays: z
      .array(z.object({ from: z.iso.date(), to: z.iso.date(), name: z.string() }))
      .describe('Days on which the company is closed, the last ones included; at most 30.'),
    brandColor: z
      .string()
      .nullable()
      .describe('Colour of the company, as `#1f5468`; null for that of the product.'),
    dailyTokenBudget: z
      .int()
      .nullable()
      .describe('Tokens of the model that one day may cost; null for no limit.'),
  })
  .meta({ id: 'AssistantSettings' });

/** A company as other things name it. */
export const companyNameResponse = z
  .object({ id: z.uuid(), name: z.string() })
  .meta({ id: 'CompanyName' });
