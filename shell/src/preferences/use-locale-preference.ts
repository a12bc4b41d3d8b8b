import { directionOf, type Language } from '@hausgeist/schema';
import { shownLanguage } from '@hausgeist/shell-api/host';
import { startTransition, useLayoutEffect, useState } from 'react';
import { rememberPreference } from './cookie';

/**
 * The page's language; the server chose the first one.
 *
 * @param titles the page's own title in each language; one that a screen gave follows by itself
 */
export function useLocalePreference(
  titles: Readonly<Record<Language, string>>,
): [Language, (language: Language) => void] {
  const [locale, setLocale] = useState(shownLanguage);

  // The page turns round together with its texts, which may have to be fetched first.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
    if (Object.values(titles).includes(document.title)) document.title = titles[locale];
  }, [locale, titles]);

  function change(next: Language) {
    rememberPreference('locale', next);
    startTransition(() => setLocale(next));
  }
  return [locale, change];
}
