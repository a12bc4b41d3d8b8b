import { LOCALES, type Locale } from '@hausgeist/shell-api';

/** A text for each reason that this page knows; compiled, they are no plain texts. */
export type Words = Readonly<Record<string, string>>;

const FILES: Readonly<Record<Locale, () => Promise<{ refusals: Words }>>> = {
  de: async () => import('../messages/refusals-de'),
  en: async () => import('../messages/refusals/en'),
};

const asked = new Map<Locale, Promise<Words>>();
const known = new Map<Locale, Words>();
const listeners = new Set<() => void>();

/** The language of the words for a page in this one. */
export const languageOfWords = (language: string): Locale =>
  LOCALES.find((locale) => locale === language) ?? 'en';

/** The words of a language, once they are there. */
export const knownWords = (locale: Locale): Words | undefined => known.get(locale);

/** Tells when the words of another language have come. */
export function watchWords(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

async function fetchFile(locale: Locale): Promise<Words> {
  try {
    const { refusals } = await FILES[locale]();
    known.set(locale, refusals);
    for (const tell of listeners) tell();
    return refusals;
  } catch {
    // The server's own text stands; the next refusal asks again.
    asked.delete(locale);
    return {};
  }
}

/** Fetches the words of a language, which no page needs before something is refused. Never fails. */
export function fetchWords(locale: Locale): Promise<Words> {
  const before = asked.get(locale);
  if (before) return before;
  const words = fetchFile(locale);
  asked.set(locale, words);
  return words;
}
