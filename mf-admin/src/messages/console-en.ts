import * as kit from '@hausgeist/staff-kit/texts/en';
import { en as commands } from './commands/en';
import { companyPicker, en as companies } from './companies/en';
import * as companyUsers from './company-users/en';
import { consoleTexts } from './console-texts';
import { en as console } from './console/en';
import { en as dashboard } from './dashboard/en';
import { en as endUsers } from './end-users/en';
import { en as integrationsPage } from './integrations/en';

/** What the console says in English, beside what its pages around signing in say. */
export const texts = consoleTexts(kit, {
  commands,
  companies,
  companyPicker,
  companyUsers,
  console,
  dashboard,
  endUsers,
  integrationsPage,
});
