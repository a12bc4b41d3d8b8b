import type { Catalogues } from '@hausgeist/shell-api';
import { de as accountDe } from './account/de';
import { en as accountEn } from './account/en';
import { de as auditDe } from './audit/de';
import { en as auditEn } from './audit/en';
import { de as commonDe } from './common/de';
import { en as commonEn } from './common/en';
import { companyPicker as companyPickerDe, de as companiesDe } from './companies/de';
import { companyPicker as companyPickerEn, en as companiesEn } from './companies/en';
import { de as companyUsersDe } from './company-users/de';
import { en as companyUsersEn } from './company-users/en';
import { de as dashboardDe } from './dashboard/de';
import { en as dashboardEn } from './dashboard/en';
import { de as endUsersDe } from './end-users/de';
import { en as endUsersEn } from './end-users/en';
import { de as integrationsDe } from './integrations/de';
import { en as integrationsEn } from './integrations/en';
import { de as monitoringDe } from './monitoring/de';
import { en as monitoringEn } from './monitoring/en';

const de = {
  common: commonDe,
  dashboard: dashboardDe,
  companies: companiesDe,
  companyPicker: companyPickerDe,
  companyUsers: companyUsersDe,
  endUsers: endUsersDe,
  monitoring: monitoringDe,
  audit: auditDe,
  integrationsPage: integrationsDe,
  account: accountDe,
};
const en: typeof de = {
  common: commonEn,
  dashboard: dashboardEn,
  companies: companiesEn,
  companyPicker: companyPickerEn,
  companyUsers: companyUsersEn,
  endUsers: endUsersEn,
  monitoring: monitoringEn,
  audit: auditEn,
  integrationsPage: integrationsEn,
  account: accountEn,
};

/** The texts of the console, for administrators who are signed in. */
export const consoleCatalogues = { de, en } satisfies Catalogues<typeof de>;
