import type { Catalogues } from '@hausgeist/shell-api';
import { kitCatalogues } from '../../../messages/catalogues';
import { de as german } from './de';
import { en as english } from './en';

const de = { ...kitCatalogues.de, audit: german };

/** Every text of this screen, by language. */
export const catalogues = {
  de,
  en: { ...kitCatalogues.en, audit: english },
} satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles this screen with its own. */
export type AuditTexts = typeof de;
