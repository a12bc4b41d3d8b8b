import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './craftsman/de';
import * as en from './craftsman/en';
import { signInCatalogues } from './sign-in-catalogues';

/** The texts of the page that a craftsman's link opens. */
export const craftsmanCatalogues = {
  de: { ...signInCatalogues.de, ...de },
  en: { ...signInCatalogues.en, ...en },
} satisfies Catalogues<(typeof signInCatalogues)['de'] & typeof de>;
