import { companyForm } from './features/companies/messages/en';
import { companyTexts } from './features/companies/messages/texts';

/** Of the form about a company, in English: by itself, as a portal's first list does without it. */
export const companies = companyTexts('en', companyForm);
