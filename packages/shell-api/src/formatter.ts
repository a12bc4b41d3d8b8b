import { createFormatter, useLocale } from 'use-intl';

type Formatter = ReturnType<typeof createFormatter>;

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const formatters = new Map<string, Formatter>();

/** The language as the reader's country writes it, which only the browser knows: `en-GB` for `en`. */
const inCountry = (language: string): string =>
  navigator.languages.find((one) => one.startsWith(`${language}-`)) ?? language;

/** Writes dates, times and numbers in the language of the page, as the reader's country does. */
export function useFormatter(): Formatter {
  const locale = inCountry(useLocale());
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = createFormatter({ locale, timeZone });
    formatters.set(locale, formatter);
  }
  return formatter;
}
