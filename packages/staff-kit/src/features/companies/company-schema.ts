import { COMPANY_FIELDS } from '@hausgeist/schema';
import * as z from 'zod/mini';
import { type RequiredOf, textFields } from '../../forms/text-fields';

/** What a company says about itself. */
export const COMPANY_TEXTS = textFields(COMPANY_FIELDS);

/** Fields that have to be filled in; each has a text for when it is not. */
export type RequiredField = RequiredOf<typeof COMPANY_FIELDS>;

/** What a form asks about a company; messages are keys of `companyForm`. */
export const companySchema = z.object(COMPANY_TEXTS.rules);

export type CompanyValues = z.infer<typeof companySchema>;

/** What the form says, as requests have it. */
export const companyInput = (values: CompanyValues) => ({
  ...values,
  ...COMPANY_TEXTS.optionalInput(values),
});
