import { kitCatalogues, withTexts } from '@hausgeist/staff-kit';
import { passwordCatalogues } from '@hausgeist/staff-kit/passwords';
import { signInCatalogues as kitTexts, type SignInTexts } from '@hausgeist/staff-kit/sign-in';
import * as de from './de';
import * as en from './en';

/** The kit's texts, worded as here, and those that only these pages have. */
function join(kit: SignInTexts['signIn'], { rewording, ownTexts }: typeof de) {
  const texts = withTexts(kit, rewording);
  return {
    ...texts,
    ...ownTexts,
    login: { ...texts.login, ...ownTexts.login },
    resetPassword: { ...texts.resetPassword, ...ownTexts.resetPassword },
  };
}

/** The texts that the pages around signing in need; the console's come with the console. */
export const signInCatalogues = {
  de: { ...kitCatalogues.de, ...passwordCatalogues.de, signIn: join(kitTexts.de.signIn, de) },
  en: { ...kitCatalogues.en, ...passwordCatalogues.en, signIn: join(kitTexts.en.signIn, en) },
};
