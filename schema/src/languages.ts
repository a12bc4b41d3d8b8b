/** A language in which the assistant speaks to people. */
export type Language = 'de' | 'en' | 'tr' | 'ru' | 'uk' | 'ar' | 'pl';

/** What a screen needs to know about a language. */
export interface LanguageDescription {
  code: Language;
  /** In the language itself, as a reader looks for it. */
  name: string;
  /** Where its lines begin. */
  direction: 'ltr' | 'rtl';
}

/** Every language of the assistant; German, in which companies write, comes first. */
export const LANGUAGES: readonly LanguageDescription[] = [
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'tr', name: 'Türkçe', direction: 'ltr' },
  { code: 'ru', name: 'Русский', direction: 'ltr' },
  { code: 'uk', name: 'Українська', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'pl', name: 'Polski', direction: 'ltr' },
];

const DIRECTIONS: ReadonlyMap<string, LanguageDescription['direction']> = new Map(
  LANGUAGES.map(({ code, direction }) => [code, direction]),
);

/** Whether the assistant speaks a language, e.g. one that a browser asks for. */
export function isLanguage(code: string): code is Language {
  return DIRECTIONS.has(code);
}

/** Where the lines of a language begin. */
export function directionOf(language: Language): LanguageDescription['direction'] {
  return DIRECTIONS.get(language) ?? 'ltr';
}
