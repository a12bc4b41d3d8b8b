import { LOCALES, type Locale } from '@hausgeist/shell-api/host';
import { useState } from 'react';
import { rememberPreference } from './cookie';

function isLocale(value: string): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The page's language; the server chose the first one from the cookie or the browser's list. */
export function useLocalePreference(): [Locale, (locale: Locale) => void] {
  const [locale, setLocale] = useState<Locale>(() => {
    const { lang } = document.documentElement;
    return isLocale(lang) ? lang : LOCALES[0];
  });
  function change(next: Locale) {
    rememberPreference('locale', next);
    document.documentElement.lang = next;
    setLocale(next);
  }
  return [locale, change];
}
