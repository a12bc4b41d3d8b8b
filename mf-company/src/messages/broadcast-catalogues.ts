import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './broadcasts/de';
import * as en from './broadcasts/en';
import { catalogues } from './catalogues';

/** The portal's texts with those of messages to many, which come with their pages. */
export const broadcastCatalogues = {
  de: { ...catalogues.de, ...de },
  en: { ...catalogues.en, ...en },
} satisfies Catalogues<(typeof catalogues)['de'] & typeof de>;
