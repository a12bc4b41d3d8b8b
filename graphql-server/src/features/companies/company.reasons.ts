import { defineReasons } from '../../platform/errors/index.js';

/** Why a company is not shown or changed. */
export const companyReasons = defineReasons({
  COMPANY_NOT_FOUND: 'Company not found.',
  EMAIL_NOT_BY_API_KEY: 'An API key cannot change the email address of a company.',
  CONFIRMATION_INVALID: 'This link is not valid any more. Save the address again for a new one.',
  TOKEN_BUDGET_OF_PLATFORM: 'The daily token budget is changed by administrators of the platform.',
  TOKEN_BUDGET_NOT_WHOLE: 'Daily token budget must be a whole number',
  TOKEN_BUDGET_NEGATIVE: 'Daily token budget must not be negative',
  TOKEN_BUDGET_TOO_HIGH: 'Daily token budget must not exceed {max}',
  EMERGENCY_CONTACTS_REQUIRED: 'Emergency contacts are required',
  TOO_MANY_EMERGENCY_CONTACTS: 'At most {max} emergency contacts',
  TOO_MANY_HOLIDAYS: 'At most {max} holidays',
  HOLIDAY_INVALID: 'The last day must be a date that is not before the first, within a year',
  BRAND_COLOR_INVALID: 'A color is written as #1f5468',
  SLUG_INVALID: 'Use {min} to {max} letters from a to z, digits and single hyphens',
  SLUG_TAKEN: 'This address belongs to another company',
  TOO_MANY_SLUGS: 'A company can have at most {max} addresses; choose one that it had before',
  DATA_REQUESTS_ARE_OPEN:
    'People of this company wait for their data, or for its deletion. Meet these requests first.',
  PHONE_NOT_DIALABLE: 'Phone must be a number that can be dialled',
});
