import type { UseFormReturn } from 'react-hook-form';
import { FormTextFields } from '../../ui/FormTextFields';
import { COMPANY_TEXTS, type CompanyValues } from './company-schema';

/** What is asked about a company. */
export function CompanyFields({ form }: { form: UseFormReturn<CompanyValues> }) {
  return <FormTextFields form={form} fields={COMPANY_TEXTS} texts="companyForm" />;
}
