import type { Catalogues } from '@hausgeist/shell-api';
import type { texts as accountTexts } from './account-de';
import type { texts as endUserDialogTexts } from './end-user-dialogs-de';
import type { texts as frameTexts } from './frame-de';
import type { texts as knowledgeTexts } from './knowledge-de';
import type { texts as portalTexts } from './portal-de';
import type { texts as settingsTexts } from './settings-de';
import type { texts as signInTexts } from './sign-in-de';
import type { texts as teamTexts } from './team-de';

/** The texts around every page; a language comes with its first reader. */
export const frameCatalogues: Catalogues<typeof frameTexts> = {
  de: async () => (await import('./frame-de')).texts,
  en: async () => (await import('./frame-en')).texts,
};

/** The texts of the pages before signing in. */
export const signInCatalogues: Catalogues<typeof signInTexts> = {
  de: async () => (await import('./sign-in-de')).texts,
  en: async () => (await import('./sign-in-en')).texts,
};

/** The texts of the portal, for those who are signed in, beside those around it. */
export const portalCatalogues: Catalogues<typeof portalTexts> = {
  de: async () => (await import('./portal-de')).texts,
  en: async () => (await import('./portal-en')).texts,
};

/** The texts of the dialogs about tenants and owners, which come with the first of them. */
export const endUserDialogCatalogues: Catalogues<typeof endUserDialogTexts> = {
  de: async () => (await import('./end-user-dialogs-de')).texts,
  en: async () => (await import('./end-user-dialogs-en')).texts,
};

/** The texts of the settings, which come with their page. */
export const settingsCatalogues: Catalogues<typeof settingsTexts> = {
  de: async () => (await import('./settings-de')).texts,
  en: async () => (await import('./settings-en')).texts,
};

/** The texts about what the assistant knows, which come with their pages and where an answer is kept. */
export const knowledgeCatalogues: Catalogues<typeof knowledgeTexts> = {
  de: async () => (await import('./knowledge-de')).texts,
  en: async () => (await import('./knowledge-en')).texts,
};

/** The texts of the page of a company's people, which come with it. */
export const teamCatalogues: Catalogues<typeof teamTexts> = {
  de: async () => (await import('./team-de')).texts,
  en: async () => (await import('./team-en')).texts,
};

/** The texts of the page of one's own account, which come with it. */
export const accountCatalogues: Catalogues<typeof accountTexts> = {
  de: async () => (await import('./account-de')).texts,
  en: async () => (await import('./account-en')).texts,
};
