import type { RequiredField } from '../company-schema';

/** Texts of the form about a company, in German. */
export const companyForm = {
  emailInvalid: 'Ungültiges E-Mail-Format',
  required: {
    name: 'Der Name ist erforderlich',
    address: 'Die Anschrift ist erforderlich',
    email: 'Die E-Mail-Adresse ist erforderlich',
    phone: 'Die Telefonnummer ist erforderlich',
  } satisfies Record<RequiredField, string>,
};
