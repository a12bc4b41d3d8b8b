import { COMPANY_FIELDS, type CompanyField } from '@hausgeist/schema';
import { z } from 'zod';
import { type DescribedField, describeFields } from '../../platform/described-fields/index.js';
import {
  optionalLine,
  requiredBlock,
  requiredEmail,
  requiredLine,
} from '../../platform/input/index.js';

const text = z.string().nullish();

/** How each field of a company is checked and told. */
const described = describeFields(COMPANY_FIELDS, {
  name: {
    schema: requiredLine('name'),
    body: text,
    answer: z.string(),
    description: 'Name.',
    inputDescription: 'Name, at most 200 characters.',
  },
  address: {
    schema: requiredBlock('address'),
    body: text,
    answer: z.string(),
    description: 'Postal address; may have several lines.',
    inputDescription: 'Postal address, at most 500 characters; may have several lines.',
  },
  email: {
    schema: requiredEmail,
    body: text,
    answer: z.string(),
    description: "The team's mailbox; summaries of conversations go there.",
    inputDescription: "The team's mailbox: one plain e-mail address.",
  },
  phone: {
    schema: requiredLine('phone', 50),
    body: text,
    answer: z.string(),
    description: 'Telephone number.',
    inputDescription: 'Telephone number, at most 50 characters.',
  },
  whatsapp: {
    schema: optionalLine('whatsapp', 50),
    body: text,
    answer: z.string().nullable(),
    description: 'WhatsApp number; null if there is none.',
    inputDescription: 'WhatsApp number, at most 50 characters; none if missing or empty.',
  },
} satisfies Record<CompanyField, DescribedField>);

/** What a company says about itself. */
export type CompanyDetails = ReturnType<typeof companyDetailsOf>;

export const companyDetails = described.entries;
export const shapeOfCompanyDetails = described.shapeOf;
export const companyDetailsOf = described.valuesOf;

/** The details as columns of the company `c` in a statement. */
export const COMPANY_DETAIL_COLUMNS = described.columns
  .map(({ name, column }) => `c.${column} as "${name}"`)
  .join(', ');
