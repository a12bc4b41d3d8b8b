import { createHash } from 'node:crypto';
import type { Theme } from './preview';

/** In what size, colours and language a story is drawn. */
export interface Combination {
  width: keyof typeof SIZES;
  theme: Theme;
  locale: 'de' | 'en';
}

/** The sizes of a phone, a tablet and a desk. */
export const SIZES = {
  360: { width: 360, height: 740 },
  768: { width: 768, height: 800 },
  1440: { width: 1440, height: 800 },
} as const;

/** Every pair of size, colours and language is in one of these six. */
const PAIRS: readonly Combination[] = [
  { width: 360, theme: 'light', locale: 'de' },
  { width: 360, theme: 'dark', locale: 'en' },
  { width: 768, theme: 'dark', locale: 'de' },
  { width: 768, theme: 'light', locale: 'en' },
  { width: 1440, theme: 'light', locale: 'de' },
  { width: 1440, theme: 'dark', locale: 'en' },
];

/** Stories that show the main pages, which are drawn in every pair. */
export const MAIN_PAGES: readonly string[] = [
  'chat-whole-page--first-visit',
  'chat-whole-page--resumed',
  'admin-console--dashboard',
  'admin-console--monitoring',
  'company-portal-signing-in--login',
  'company-portal-cases--list',
  'company-portal-end-users--filled',
];

/** All others are drawn once: two thirds as on a phone, in all colours and languages of each size. */
const SAMPLES: readonly Combination[] = ([360, 360, 360, 360, 768, 1440] as const).flatMap(
  (width) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['de', 'en'] as const).map((locale) => ({ width, theme, locale })),
    ),
);

/** How a story is drawn; its name decides, so that it stays the same when others are added. */
export function combinationsOf(storyId: string): readonly Combination[] {
  if (MAIN_PAGES.includes(storyId)) return PAIRS;
  const number = createHash('sha256').update(storyId).digest().readUInt16BE();
  return SAMPLES.filter((_, index) => index === number % SAMPLES.length);
}
