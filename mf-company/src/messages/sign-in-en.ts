import { passwords, signIn as kit } from '@hausgeist/staff-kit/texts/en';
import { signIn } from './sign-in/en';

/** What the pages before signing in say in English. */
export const texts = { ...passwords, signIn: { ...kit.signIn, ...signIn } };
