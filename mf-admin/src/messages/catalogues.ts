import type { Catalogues } from '@hausgeist/shell-api';
import type { texts as accountTexts } from './account-de';
import type { texts as companyUserTexts } from './company-users-de';
import type { texts as consoleTexts } from './console-de';
import type { companyQuestions } from './company-questions/de';
import type { de as dashboard } from './dashboard/de';
import type { texts as endUserTexts } from './end-users-de';
import type { texts as frameTexts } from './frame-de';
import type { de as frontEnds } from './front-ends/de';
import type { de as monitoring } from './monitoring/de';
import type { de as parts } from './parts/de';
import type { help } from './help/de';
import type { texts as signInTexts } from './sign-in-de';

/** The texts around every page; a language comes with its first reader. */
export const frameCatalogues: Catalogues<typeof frameTexts> = {
  de: async () => (await import('./frame-de')).texts,
  en: async () => (await import('./frame-en')).texts,
};

/** The texts of the pages around signing in, which come with them. */
export const signInCatalogues: Catalogues<typeof signInTexts> = {
  de: async () => (await import('./sign-in-de')).texts,
  en: async () => (await import('./sign-in-en')).texts,
};

/** The texts of the help, which come with it. */
export const helpCatalogues: Catalogues<{ help: typeof help }> = {
  de: async () => import('./help/de'),
  en: async () => import('./help/en'),
};

/** The texts of the console, for administrators who are signed in, beside those around it. */
export const consoleCatalogues: Catalogues<typeof consoleTexts> = {
  de: async () => (await import('./console-de')).texts,
  en: async () => (await import('./console-en')).texts,
};

/** The texts of the page of one's own account, which come with it. */
export const accountCatalogues: Catalogues<typeof accountTexts> = {
  de: async () => (await import('./account-de')).texts,
  en: async () => (await import('./account-en')).texts,
};

/** The texts of the pages about the people who work at companies, which come with them. */
export const companyUserCatalogues: Catalogues<typeof companyUserTexts> = {
  de: async () => (await import('./company-users-de')).texts,
  en: async () => (await import('./company-users-en')).texts,
};

/** What is asked before a company is suspended or deleted, which comes with the question. */
export const companyQuestionCatalogues: Catalogues<{ companyQuestions: typeof companyQuestions }> =
  {
    de: async () => import('./company-questions/de'),
    en: async () => import('./company-questions/en'),
  };

/** The texts of the page with the platform's figures and administrators, which come with it. */
export const dashboardCatalogues: Catalogues<{
  dashboard: typeof dashboard;
  parts: typeof parts;
}> = {
  de: async () => ({
    dashboard: (await import('./dashboard/de')).de,
    parts: (await import('./parts/de')).de,
  }),
  en: async () => ({
    dashboard: (await import('./dashboard/en')).en,
    parts: (await import('./parts/en')).en,
  }),
};

/** The texts of the page of tenants and owners, which come with it. */
export const endUserCatalogues: Catalogues<typeof endUserTexts> = {
  de: async () => (await import('./end-users-de')).texts,
  en: async () => (await import('./end-users-en')).texts,
};

/** The texts of the page about front ends, which come with it. */
export const frontEndCatalogues: Catalogues<{ frontEnds: typeof frontEnds }> = {
  de: async () => ({ frontEnds: (await import('./front-ends/de')).de }),
  en: async () => ({ frontEnds: (await import('./front-ends/en')).en }),
};

/** The texts of the page about the platform's figures, which come with it. */
export const monitoringCatalogues: Catalogues<{
  monitoring: typeof monitoring;
  parts: typeof parts;
}> = {
  de: async () => ({
    monitoring: (await import('./monitoring/de')).de,
    parts: (await import('./parts/de')).de,
  }),
  en: async () => ({
    monitoring: (await import('./monitoring/en')).en,
    parts: (await import('./parts/en')).en,
  }),
};
