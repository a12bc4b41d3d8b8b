import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './craftsman/de';
import * as en from './craftsman/en';

/** The texts of the page that a craftsman's link opens. */
export const craftsmanCatalogues = { de, en } satisfies Catalogues<typeof de>;
