import type { Catalogues } from '@hausgeist/shell-api';
import { permissionCatalogues, withTexts } from '@hausgeist/staff-kit';
import { accountCatalogues } from '@hausgeist/staff-kit/account';
import { companyCatalogues } from '@hausgeist/staff-kit/companies';
import { endUserCatalogues } from '@hausgeist/staff-kit/end-users';
import { notificationCatalogues } from '@hausgeist/staff-kit/notifications';
import { paletteCatalogues } from '@hausgeist/staff-kit/palette';
import { peopleCatalogues } from '@hausgeist/staff-kit/people';
import * as importDe from './import/de';
import * as importEn from './import/en';
import * as knowledgeDe from './knowledge/de';
import * as knowledgeEn from './knowledge/en';
import * as organisationDe from './organisation/de';
import * as organisationEn from './organisation/en';
import * as peopleDe from './people/de';
import * as peopleEn from './people/en';
import * as portalDe from './portal/de';
import * as portalEn from './portal/en';
import * as settingsDe from './settings/de';
import * as settingsEn from './settings/en';
import * as studioDe from './studio/de';
import * as studioEn from './studio/en';
import * as wayInDe from './way-in/de';
import * as wayInEn from './way-in/en';
import { signInCatalogues } from './sign-in-catalogues';

const de = {
  ...signInCatalogues.de,
  ...accountCatalogues.de,
  ...companyCatalogues.de,
  ...endUserCatalogues.de,
  ...notificationCatalogues.de,
  ...peopleCatalogues.de,
  ...permissionCatalogues.de,
  palette: withTexts(paletteCatalogues.de.palette, portalDe.paletteWords),
  team: { ...peopleCatalogues.de.members, ...peopleDe.team },
  companyUsers: withTexts(peopleCatalogues.de.members, peopleDe.users),
  ...importDe,
  ...settingsDe,
  ...knowledgeDe,
  ...studioDe,
  ...wayInDe,
  ...organisationDe,
};

/** Every text of the portal, for those who are signed in. */
export const catalogues = {
  de,
  en: {
    ...signInCatalogues.en,
    ...accountCatalogues.en,
    ...companyCatalogues.en,
    ...endUserCatalogues.en,
    ...notificationCatalogues.en,
    ...peopleCatalogues.en,
    ...permissionCatalogues.en,
    palette: withTexts(paletteCatalogues.en.palette, portalEn.paletteWords),
    team: { ...peopleCatalogues.en.members, ...peopleEn.team },
    companyUsers: withTexts(peopleCatalogues.en.members, peopleEn.users),
    ...importEn,
    ...settingsEn,
    ...knowledgeEn,
    ...studioEn,
    ...wayInEn,
    ...organisationEn,
  },
} satisfies Catalogues<typeof de>;
