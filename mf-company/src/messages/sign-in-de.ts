import { withTexts } from '@hausgeist/staff-kit';
import * as kit from '@hausgeist/staff-kit/texts/de';
import * as portal from './portal/de';
import * as signIn from './sign-in/de';

/** What the pages before signing in say in German, and those around every page. */
export const texts = {
  ...kit.kit,
  ...kit.passwords,
  ...portal,
  palette: withTexts(kit.palette.palette, portal.paletteWords),
  signIn: { ...kit.signIn.signIn, ...signIn.signIn },
};
