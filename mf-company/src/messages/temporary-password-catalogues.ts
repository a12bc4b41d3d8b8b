import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './temporary-password/de';
import * as en from './temporary-password/en';

/** Texts of the note about a password that others know, which come with it. */
export const temporaryPasswordCatalogues = { de, en } satisfies Catalogues<typeof de>;
