import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './buildings/de';
import * as en from './buildings/en';

/** The texts of buildings, which come with their pages. */
export const buildingCatalogues = { de, en } satisfies Catalogues<typeof de>;
