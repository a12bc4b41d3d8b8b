import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './cases/de';
import * as en from './cases/en';
import * as craftsmenDe from './craftsmen/de';
import * as craftsmenEn from './craftsmen/en';
import { inboxCatalogues } from './inbox-catalogues';
import * as activityDe from './person-activity/de';
import * as activityEn from './person-activity/en';

/** The texts of cases and of the inbox, which lead to each other. */
export const caseCatalogues = {
  de: { ...inboxCatalogues.de, ...de, ...craftsmenDe, ...activityDe },
  en: { ...inboxCatalogues.en, ...en, ...craftsmenEn, ...activityEn },
} satisfies Catalogues<
  (typeof inboxCatalogues)['de'] & typeof de & typeof craftsmenDe & typeof activityDe
>;
