import { COMPANY_MEMBER_FIELDS, type CompanyMemberField } from '@hausgeist/schema';
import { z } from 'zod';
import { type DescribedField, describeFields } from '../../platform/described-fields/index.js';
import { requiredEmail, requiredLine } from '../../platform/input/index.js';

const MAX_NAME = 100;

const text = z.string().nullish();

/** Folds an e-mail address to the form it is stored and compared in. */
export const foldEmail = (email: string) => email.trim().toLowerCase();

/** How each field of a person who works at a company is checked and told. */
const described = describeFields(COMPANY_MEMBER_FIELDS, {
  firstName: {
    schema: requiredLine('firstName', MAX_NAME),
    body: text,
    answer: z.string(),
    description: 'First name.',
    inputDescription: 'First name, at most 100 characters.',
  },
  lastName: {
    schema: requiredLine('lastName', MAX_NAME),
    body: text,
    answer: z.string(),
    description: 'Last name.',
    inputDescription: 'Last name, at most 100 characters.',
  },
  email: {
    schema: requiredEmail.transform(foldEmail),
    body: text,
    answer: z.string(),
    description: 'E-mail address, lower case.',
    inputDescription: 'One plain e-mail address; no other account may sign in with it.',
  },
} satisfies Record<CompanyMemberField, DescribedField>);

/** What is known of a person who works at a company. */
export type MemberDetails = ReturnType<typeof memberDetailsOf>;

export const memberDetails = described.entries;
export const shapeOfMemberDetails = described.shapeOf;
export const memberDetailsOf = described.valuesOf;

/** Columns of the details, of users and invitations alike. */
export const MEMBER_DETAIL_COLUMNS = described.columns.map(({ column }) => column).join(', ');

/** The same, named as the details of the person `p`. */
export const MEMBER_DETAIL_FIELDS = described.columns
  .map(({ name, column }) => `p.${column} as "${name}"`)
  .join(', ');
