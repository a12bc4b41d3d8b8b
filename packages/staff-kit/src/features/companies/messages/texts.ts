import { COMPANY_FIELDS } from '@hausgeist/schema';
import { labelsOf } from '../../../forms/field-names';
import type { companyForm } from './de';

/** Texts of the form about a company: its fields are called as everywhere. */
export const companyTexts = (language: 'de' | 'en', own: typeof companyForm) => ({
  companyForm: { ...labelsOf(COMPANY_FIELDS, language), ...own },
});

/** Texts that a console's types must know, because it compiles the form with its own code. */
export type CompanyTexts = ReturnType<typeof companyTexts>;
