export { COMPANY_TEXTS, companyInput, companySchema } from './company-schema';
export type { CompanyValues } from './company-schema';
export { CompanyFields } from './CompanyFields';
