import type { Catalogues } from '@hausgeist/shell-api';
import { kitCatalogues, withTexts } from '@hausgeist/staff-kit';
import { accountCatalogues } from '@hausgeist/staff-kit/account';
import { endUserCatalogues } from '@hausgeist/staff-kit/end-users';
import { peopleCatalogues } from '@hausgeist/staff-kit/people';
import { passwordCatalogues } from '@hausgeist/staff-kit/passwords';
import * as accessDe from './access/de';
import * as accessEn from './access/en';
import * as importDe from './import/de';
import * as importEn from './import/en';
import * as knowledgeDe from './knowledge/de';
import * as knowledgeEn from './knowledge/en';
import * as peopleDe from './people/de';
import * as peopleEn from './people/en';
import * as portalDe from './portal/de';
import * as portalEn from './portal/en';
import * as settingsDe from './settings/de';
import * as settingsEn from './settings/en';

const de = {
  ...kitCatalogues.de,
  ...accountCatalogues.de,
  ...endUserCatalogues.de,
  ...passwordCatalogues.de,
  ...accessDe,
  ...portalDe,
  ...peopleCatalogues.de,
  team: { ...peopleCatalogues.de.members, ...peopleDe.team },
  companyUsers: withTexts(peopleCatalogues.de.members, peopleDe.users),
  ...importDe,
  ...settingsDe,
  ...knowledgeDe,
};

/** Every text of the portal, by language. */
export const catalogues = {
  de,
  en: {
    ...kitCatalogues.en,
    ...accountCatalogues.en,
    ...endUserCatalogues.en,
    ...passwordCatalogues.en,
    ...accessEn,
    ...portalEn,
    ...peopleCatalogues.en,
    team: { ...peopleCatalogues.en.members, ...peopleEn.team },
    companyUsers: withTexts(peopleCatalogues.en.members, peopleEn.users),
    ...importEn,
    ...settingsEn,
    ...knowledgeEn,
  },
} satisfies Catalogues<typeof de>;
