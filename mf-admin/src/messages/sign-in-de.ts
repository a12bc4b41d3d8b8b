import { signIn } from '@hausgeist/staff-kit/texts/de';
import * as own from './sign-in/de';
import { signInTexts } from './sign-in-texts';

/** What the pages around signing in say in German. */
export const texts = signInTexts(signIn, own);
