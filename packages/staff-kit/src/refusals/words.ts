import { LOCALES, type Locale } from '@hausgeist/shell-api';

type Texts = Readonly<Record<string, string>>;

/** A text for each reason that this page knows, and what the fields are called; compiled, they are no plain texts. */
export interface Words {
  refusals: Texts;
  labels: Texts;
}

/** Of a page that knows none yet. */
export const NO_WORDS: Words = { refusals: {}, labels: {} };

const FILES: Readonly<Record<Locale, () => Promise<Words>>> = {
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
    const words = await FILES[locale]();
    known.set(locale, words);
    for (const tell of listeners) tell();
    return words;
  } catch {
    // The server's own text stands; the next refusal asks again.
    asked.delete(locale);
    return NO_WORDS;
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
