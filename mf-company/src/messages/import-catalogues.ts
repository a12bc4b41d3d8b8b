import type { Catalogues } from '@hausgeist/shell-api';
import type * as german from './import/de';

/** The texts of taking end users in from files, which come with the dialog. */
export const importCatalogues: Catalogues<typeof german> = {
  de: async () => import('./import/de'),
  en: async () => import('./import/en'),
};
