import { notifications, palette } from '@hausgeist/staff-kit/texts/en';
import { companies as form } from '@hausgeist/staff-kit/texts/companies/en';
import { en as commands } from './commands/en';
import { companyPicker, en as companies } from './companies/en';
import { en as console } from './console/en';
import { en as integrationsPage } from './integrations/en';

/** What the console says in English, beside what its pages bring themselves. */
export const texts = {
  ...form,
  ...notifications,
  ...palette,
  commands,
  companies,
  companyPicker,
  console,
  integrationsPage,
};
