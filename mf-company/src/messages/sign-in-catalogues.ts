import type { Catalogues } from '@hausgeist/shell-api';
import { kitCatalogues } from '@hausgeist/staff-kit';
import { passwordCatalogues } from '@hausgeist/staff-kit/passwords';
import { signInCatalogues as kitTexts } from '@hausgeist/staff-kit/sign-in';
import * as portalDe from './portal/de';
import * as portalEn from './portal/en';
import * as signInDe from './sign-in/de';
import * as signInEn from './sign-in/en';

const de = {
  ...kitCatalogues.de,
  ...passwordCatalogues.de,
  ...portalDe,
  signIn: { ...kitTexts.de.signIn, ...signInDe.signIn },
};

/** The texts that the pages before sign-in need, and those around every page. */
export const signInCatalogues = {
  de,
  en: {
    ...kitCatalogues.en,
    ...passwordCatalogues.en,
    ...portalEn,
    signIn: { ...kitTexts.en.signIn, ...signInEn.signIn },
  },
} satisfies Catalogues<typeof de>;
