import { passwords, signIn as kit } from '@hausgeist/staff-kit/texts/de';
import { signIn } from './sign-in/de';

/** What the pages before signing in say in German. */
export const texts = { ...passwords, signIn: { ...kit.signIn, ...signIn } };
