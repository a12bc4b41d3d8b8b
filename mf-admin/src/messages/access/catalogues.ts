import { kitCatalogues } from '@hausgeist/staff-kit';
import { de } from './de';
import { en } from './en';

/** The texts that the pages around signing in need; the console's come with the console. */
export const accessCatalogues = {
  de: { ...kitCatalogues.de, access: de },
  en: { ...kitCatalogues.en, access: en },
};
