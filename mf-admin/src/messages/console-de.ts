import * as kit from '@hausgeist/staff-kit/texts/de';
import { de as commands } from './commands/de';
import { companyPicker, de as companies } from './companies/de';
import * as companyUsers from './company-users/de';
import { consoleTexts } from './console-texts';
import { de as console } from './console/de';
import { de as dashboard } from './dashboard/de';
import { de as endUsers } from './end-users/de';
import { de as integrationsPage } from './integrations/de';

/** What the console says in German, beside what its pages around signing in say. */
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
