import type * as german from './de';

/** Texts of the form about a company, in English. */
export const companyForm: typeof german.companyForm = {
  emailInvalid: 'Invalid email format',
  required: {
    name: 'Name is required',
    address: 'Address is required',
    email: 'Email is required',
    phone: 'Phone is required',
  },
};
