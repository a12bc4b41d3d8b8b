import type { Catalogues } from '@hausgeist/shell-api';
import { catalogues } from './catalogues';
import * as de from './inbox/de';
import * as en from './inbox/en';
import * as partsDe from './inbox-parts/de';
import * as partsEn from './inbox-parts/en';

// Files of texts are read by themselves when the portal is built, so they are joined here.
const german = { ...catalogues.de, ...de, inbox: { ...de.inbox, ...partsDe } };

/** The portal's texts with those of the inbox, which come with its page. */
export const inboxCatalogues = {
  de: german,
  en: { ...catalogues.en, ...en, inbox: { ...en.inbox, ...partsEn } },
} satisfies Catalogues<typeof german>;
