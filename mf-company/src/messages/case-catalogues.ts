import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './cases/de';
import * as en from './cases/en';
import { inboxCatalogues } from './inbox-catalogues';

/** The texts of cases and of the inbox, which lead to each other. */
export const caseCatalogues = {
  de: { ...inboxCatalogues.de, ...de },
  en: { ...inboxCatalogues.en, ...en },
} satisfies Catalogues<(typeof inboxCatalogues)['de'] & typeof de>;
