import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './cases/de';
import * as en from './cases/en';
import { inboxCatalogues } from './inbox-catalogues';

/** The portal's texts with those of the cases, which come with their pages and with the inbox. */
export const caseCatalogues = {
  de: { ...inboxCatalogues.de, ...de },
  en: { ...inboxCatalogues.en, ...en },
} satisfies Catalogues<(typeof inboxCatalogues)['de'] & typeof de>;
