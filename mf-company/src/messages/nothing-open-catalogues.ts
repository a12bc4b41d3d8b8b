import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './nothing-open/de';
import * as en from './nothing-open/en';

/** Texts for those to whom no section is open, which come with what tells them. */
export const nothingOpenCatalogues = { de, en } satisfies Catalogues<typeof de>;
