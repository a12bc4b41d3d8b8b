import type { Catalogues } from '@hausgeist/shell-api';
import { catalogues } from './catalogues';
import * as de from './inbox/de';
import * as en from './inbox/en';

/** The portal's texts with those of the inbox, which come with its page. */
export const inboxCatalogues = {
  de: { ...catalogues.de, ...de },
  en: { ...catalogues.en, ...en },
} satisfies Catalogues<(typeof catalogues)['de'] & typeof de>;
