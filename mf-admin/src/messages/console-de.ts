import { notifications, palette } from '@hausgeist/staff-kit/texts/de';
import { companies as form } from '@hausgeist/staff-kit/texts/companies/de';
import { de as commands } from './commands/de';
import { companyPicker, de as companies } from './companies/de';
import { de as console } from './console/de';
import { de as integrationsPage } from './integrations/de';

/** What the console says in German, beside what its pages bring themselves. */
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
