import type { Catalogues } from '@hausgeist/shell-api';
import { de as commonDe } from '../common/de';
import { en as commonEn } from '../common/en';
import { de } from './de';
import { en } from './en';

/** The texts that the pages around signing in need; the console's come with the console. */
export const accessCatalogues = {
  de: { common: commonDe, access: de },
  en: { common: commonEn, access: en },
} satisfies Catalogues<{ common: typeof commonDe; access: typeof de }>;
