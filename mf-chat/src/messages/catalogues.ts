import type { Catalogues } from '@hausgeist/shell-api';
import { assistant, de, type ChatTexts } from './de';
import { en } from './en';

/**
 * Every text of the chat, by language. What the assistant says is German in English too, as
 * specified; the languages that fewer people read are fetched when they are needed.
 */
export const catalogues = {
  de: { ...de, assistant },
  en: { ...en, assistant },
  tr: async () => (await import('./tr')).tr,
  ru: async () => (await import('./ru')).ru,
  uk: async () => (await import('./uk')).uk,
  ar: async () => (await import('./ar')).ar,
  pl: async () => (await import('./pl')).pl,
} satisfies Catalogues<ChatTexts>;
