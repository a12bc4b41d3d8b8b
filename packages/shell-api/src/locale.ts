import { useShell } from './shell-context';

/** Languages of the consoles. */
export type Locale = 'de' | 'en';

/** Every language of the consoles; the first one answers a browser that speaks neither. */
export const LOCALES: readonly [Locale, ...Locale[]] = ['de', 'en'];

/** Changes the language of the whole page, which remembers it. */
export const useSetLocale = (): ((locale: Locale) => void) => useShell().setLocale;
