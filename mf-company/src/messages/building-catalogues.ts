import type { Catalogues } from '@hausgeist/shell-api';
import * as buildingsDe from './buildings/de';
import * as buildingsEn from './buildings/en';
import * as wayInDe from './way-in/de';
import * as wayInEn from './way-in/en';

const de = { ...buildingsDe, ...wayInDe };

/** The texts of buildings and of the posters for them, which come with their pages. */
export const buildingCatalogues = {
  de,
  en: { ...buildingsEn, ...wayInEn },
} satisfies Catalogues<typeof de>;
