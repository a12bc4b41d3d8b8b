import { withTexts } from '@hausgeist/staff-kit';
import type * as kitTexts from '@hausgeist/staff-kit/texts/de';
import type * as ownTexts from './sign-in/de';

/** The kit's texts, worded as here, and those that only these pages have. */
function join(
  kit: (typeof kitTexts.signIn)['signIn'],
  { rewording, ownTexts: own }: typeof ownTexts,
) {
  const texts = withTexts(kit, rewording);
  return {
    ...texts,
    ...own,
    login: { ...texts.login, ...own.login },
    resetPassword: { ...texts.resetPassword, ...own.resetPassword },
  };
}

/** The texts that the pages around signing in need; the console's come with the console. */
export const signInTexts = (kit: typeof kitTexts, own: typeof ownTexts) => ({
  ...kit.kit,
  ...kit.passwords,
  signIn: join(kit.signIn.signIn, own),
});
