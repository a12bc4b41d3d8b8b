import { withTexts } from '@hausgeist/staff-kit';
import type * as kitTexts from '@hausgeist/staff-kit/texts/de';
import type { de as commands } from './commands/de';
import type { companyPicker, de as companies } from './companies/de';
import type * as companyUsers from './company-users/de';
import type { de as consoleWords } from './console/de';
import type { de as dashboard } from './dashboard/de';
import type { de as endUsers } from './end-users/de';
import type { de as integrationsPage } from './integrations/de';

/** The console's own texts, in one language. */
interface OwnTexts {
  commands: typeof commands;
  companies: typeof companies;
  companyPicker: typeof companyPicker;
  companyUsers: typeof companyUsers;
  console: typeof consoleWords;
  dashboard: typeof dashboard;
  endUsers: typeof endUsers;
  integrationsPage: typeof integrationsPage;
}

/** What only those read who are signed in; what pages before that need stands around it. */
export function consoleTexts(kit: typeof kitTexts, { companyUsers, endUsers, ...own }: OwnTexts) {
  const oneCompany = withTexts(kit.people.members, companyUsers.one);
  return {
    ...kit.people,
    ...kit.account,
    ...kit.companies,
    ...kit.notifications,
    ...kit.palette,
    ...own,
    companyUsersPage: companyUsers.page,
    companyUsers: oneCompany,
    allCompanyUsers: withTexts(oneCompany, companyUsers.all),
    endUsers: withTexts(kit.endUsers.endUsers, endUsers),
  };
}
