import type { Catalogues } from '@hausgeist/shell-api';
import { kitCatalogues, withTexts } from '@hausgeist/staff-kit';
import { accountCatalogues } from '@hausgeist/staff-kit/account';
import { companyCatalogues } from '@hausgeist/staff-kit/companies';
import { endUserCatalogues } from '@hausgeist/staff-kit/end-users';
import { notificationCatalogues } from '@hausgeist/staff-kit/notifications';
import { paletteCatalogues } from '@hausgeist/staff-kit/palette';
import { passwordCatalogues } from '@hausgeist/staff-kit/passwords';
import { peopleCatalogues } from '@hausgeist/staff-kit/people';
import { companyPicker as companyPickerDe, de as companiesDe } from './companies/de';
import { companyPicker as companyPickerEn, en as companiesEn } from './companies/en';
import { de as commandsDe } from './commands/de';
import { en as commandsEn } from './commands/en';
import * as companyUsersDe from './company-users/de';
import * as companyUsersEn from './company-users/en';
import { de as consoleDe } from './console/de';
import { en as consoleEn } from './console/en';
import { de as dashboardDe } from './dashboard/de';
import { en as dashboardEn } from './dashboard/en';
import { de as endUsersDe } from './end-users/de';
import { en as endUsersEn } from './end-users/en';
import { de as frontEndsDe } from './front-ends/de';
import { en as frontEndsEn } from './front-ends/en';
import { de as integrationsDe } from './integrations/de';
import { en as integrationsEn } from './integrations/en';
import { de as monitoringDe } from './monitoring/de';
import { en as monitoringEn } from './monitoring/en';

const oneCompanyDe = withTexts(peopleCatalogues.de.members, companyUsersDe.one);
const oneCompanyEn = withTexts(peopleCatalogues.en.members, companyUsersEn.one);

const de = {
  ...peopleCatalogues.de,
  ...kitCatalogues.de,
  ...accountCatalogues.de,
  ...companyCatalogues.de,
  ...notificationCatalogues.de,
  ...paletteCatalogues.de,
  ...passwordCatalogues.de,
  commands: commandsDe,
  console: consoleDe,
  dashboard: dashboardDe,
  companies: companiesDe,
  companyPicker: companyPickerDe,
  companyUsersPage: companyUsersDe.page,
  companyUsers: oneCompanyDe,
  allCompanyUsers: withTexts(oneCompanyDe, companyUsersDe.all),
  endUsers: withTexts(endUserCatalogues.de.endUsers, endUsersDe),
  frontEnds: frontEndsDe,
  monitoring: monitoringDe,
  integrationsPage: integrationsDe,
};
const en: typeof de = {
  ...peopleCatalogues.en,
  ...kitCatalogues.en,
  ...accountCatalogues.en,
  ...companyCatalogues.en,
  ...notificationCatalogues.en,
  ...paletteCatalogues.en,
  ...passwordCatalogues.en,
  commands: commandsEn,
  console: consoleEn,
  dashboard: dashboardEn,
  companies: companiesEn,
  companyPicker: companyPickerEn,
  companyUsersPage: companyUsersEn.page,
  companyUsers: oneCompanyEn,
  allCompanyUsers: withTexts(oneCompanyEn, companyUsersEn.all),
  endUsers: withTexts(endUserCatalogues.en.endUsers, endUsersEn),
  frontEnds: frontEndsEn,
  monitoring: monitoringEn,
  integrationsPage: integrationsEn,
};

/** The texts of the console, for administrators who are signed in. */
export const consoleCatalogues = { de, en } satisfies Catalogues<typeof de>;
