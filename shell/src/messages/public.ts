import type { Catalogues } from '@hausgeist/shell-api/slim';
import { de } from './de';
import { en } from './en';

/** What the page around the chat says. */
export type PublicTexts = Omit<typeof de, 'staff'>;

/** The shell's texts for tenants, by language; most people here read the first two. */
export const publicMessages = {
  de,
  en,
  tr: async () => (await import('./tr')).tr,
  ru: async () => (await import('./ru')).ru,
  uk: async () => (await import('./uk')).uk,
  ar: async () => (await import('./ar')).ar,
  pl: async () => (await import('./pl')).pl,
} satisfies Catalogues<PublicTexts>;
