import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './broadcasts/de';
import * as en from './broadcasts/en';

/** The texts of messages to many, which come with their pages. */
export const broadcastCatalogues = { de, en } satisfies Catalogues<typeof de>;
