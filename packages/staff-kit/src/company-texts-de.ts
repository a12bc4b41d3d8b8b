import { companyForm } from './features/companies/messages/de';
import { companyTexts } from './features/companies/messages/texts';

/** Of the form about a company, in German: by itself, as a portal's first list does without it. */
export const companies = companyTexts('de', companyForm);
