import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './buildings/de';
import * as en from './buildings/en';
import { catalogues } from './catalogues';

/** The portal's texts with those of buildings, which come with their pages. */
export const buildingCatalogues = {
  de: { ...catalogues.de, ...de },
  en: { ...catalogues.en, ...en },
} satisfies Catalogues<(typeof catalogues)['de'] & typeof de>;
