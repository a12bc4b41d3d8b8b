import type { Catalogues } from '@hausgeist/shell-api';
import { kitCatalogues } from '../../../messages/catalogues';
import * as german from './de';
import * as english from './en';

const de = { ...kitCatalogues.de, ...german };

/** Every text of these screens, by language. */
export const privacyCatalogues = {
  de,
  en: { ...kitCatalogues.en, ...english },
} satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own. */
export type PrivacyTexts = typeof de;
