import { withTexts } from '@hausgeist/staff-kit';
import type { signIn } from '@hausgeist/staff-kit/texts/de';
import type * as ownTexts from './sign-in/de';

/** The kit's texts, worded as here, and those that only these pages have. */
export function signInTexts(kit: typeof signIn, { rewording, ownTexts: own }: typeof ownTexts) {
  const texts = withTexts(kit.signIn, rewording);
  return {
    signIn: {
      ...texts,
      ...own,
      login: { ...texts.login, ...own.login },
      resetPassword: { ...texts.resetPassword, ...own.resetPassword },
    },
  };
}
