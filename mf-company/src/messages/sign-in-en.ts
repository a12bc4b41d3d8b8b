import { withTexts } from '@hausgeist/staff-kit';
import * as kit from '@hausgeist/staff-kit/texts/en';
import * as portal from './portal/en';
import * as signIn from './sign-in/en';

/** What the pages before signing in say in English, and those around every page. */
export const texts = {
  ...kit.kit,
  ...kit.passwords,
  ...portal,
  palette: withTexts(kit.palette.palette, portal.paletteWords),
  signIn: { ...kit.signIn.signIn, ...signIn.signIn },
};
