import { isLanguage, type Language } from '@hausgeist/schema';

/** The language chosen in Storybook's toolbar. */
export function storyLanguage({ locale }: Record<string, unknown>): Language {
  return typeof locale === 'string' && isLanguage(locale) ? locale : 'de';
}
