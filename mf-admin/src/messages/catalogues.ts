import type { Catalogues } from '@hausgeist/shell-api';
import type { consoleTexts } from './console-texts';
import type { signInTexts } from './sign-in-texts';

/** The texts around signing in, and those around every page; a language comes with its first reader. */
export const signInCatalogues: Catalogues<ReturnType<typeof signInTexts>> = {
  de: async () => (await import('./sign-in-de')).texts,
  en: async () => (await import('./sign-in-en')).texts,
};

/** The texts of the console, for administrators who are signed in, beside those around it. */
export const consoleCatalogues: Catalogues<ReturnType<typeof consoleTexts>> = {
  de: async () => (await import('./console-de')).texts,
  en: async () => (await import('./console-en')).texts,
};
