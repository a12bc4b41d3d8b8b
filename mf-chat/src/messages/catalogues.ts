import type { Catalogues } from '@hausgeist/shell-api';
import { assistant } from './assistant/de';
import { damage as damageDe } from './damage/de';
import { damage as damageEn } from './damage/en';
import { de, type ChatTexts } from './de';
import { en } from './en';
import { myData as myDataDe } from './my-data/de';
import { myData as myDataEn } from './my-data/en';

/**
 * Every text of the chat, by language. What the assistant says is German in English too, as
 * specified; the languages that fewer people read are fetched when they are needed.
 */
export const catalogues = {
  de: { ...de, myData: myDataDe, damage: damageDe, assistant },
  en: { ...en, myData: myDataEn, damage: damageEn, assistant },
  tr: async () => ({
    ...(await import('./tr')).tr,
    ...(await import('./my-data/tr')),
    ...(await import('./damage/tr')),
  }),
  ru: async () => ({
    ...(await import('./ru')).ru,
    ...(await import('./my-data/ru')),
    ...(await import('./damage/ru')),
  }),
  uk: async () => ({
    ...(await import('./uk')).uk,
    ...(await import('./my-data/uk')),
    ...(await import('./damage/uk')),
  }),
  ar: async () => ({
    ...(await import('./ar')).ar,
    ...(await import('./my-data/ar')),
    ...(await import('./damage/ar')),
  }),
  pl: async () => ({
    ...(await import('./pl')).pl,
    ...(await import('./my-data/pl')),
    ...(await import('./damage/pl')),
  }),
} satisfies Catalogues<ChatTexts>;
