import type { Catalogues } from '@hausgeist/shell-api';
import type { consoleTexts } from './console-texts';
import type { de as frontEnds } from './front-ends/de';
import type { de as monitoring } from './monitoring/de';
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

/** The texts of the page about front ends, which come with it. */
export const frontEndCatalogues: Catalogues<{ frontEnds: typeof frontEnds }> = {
  de: async () => ({ frontEnds: (await import('./front-ends/de')).de }),
  en: async () => ({ frontEnds: (await import('./front-ends/en')).en }),
};

/** The texts of the page about the platform's figures, which come with it. */
export const monitoringCatalogues: Catalogues<{ monitoring: typeof monitoring }> = {
  de: async () => ({ monitoring: (await import('./monitoring/de')).de }),
  en: async () => ({ monitoring: (await import('./monitoring/en')).en }),
};
