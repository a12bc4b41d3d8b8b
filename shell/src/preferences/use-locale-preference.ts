import { LOCALES, type Locale } from '@hausgeist/shell-api/host';
import { useState } from 'react';
import { rememberPreference } from './cookie';

function isLocale(value: string): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * The page's language; the server chose the first one from the cookie or the browser's list.
 *
 * @param titles the page's own title in each language; one that a screen gave follows by itself
 */
export function useLocalePreference(
  titles: Readonly<Record<Locale, string>>,
): [Locale, (locale: Locale) => void] {
  const [locale, setLocale] = useState<Locale>(() => {
    const { lang } = document.documentElement;
    return isLocale(lang) ? lang : LOCALES[0];
  });
  function change(next: Locale) {
    rememberPreference('locale', next);
    document.documentElement.lang = next;
    if (Object.values(titles).includes(document.title)) document.title = titles[next];
    setLocale(next);
  }
  return [locale, change];
}
