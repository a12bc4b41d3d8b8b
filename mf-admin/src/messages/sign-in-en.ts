import { signIn } from '@hausgeist/staff-kit/texts/en';
import * as own from './sign-in/en';
import { signInTexts } from './sign-in-texts';

/** What the pages around signing in say in English. */
export const texts = signInTexts(signIn, own);
