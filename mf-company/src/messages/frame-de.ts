import { withTexts } from '@hausgeist/staff-kit';
import { kit, palette } from '@hausgeist/staff-kit/texts/de';
import * as portal from './portal/de';

/** What is said in German around every page, and on any. */
export const texts = {
  ...kit,
  ...portal,
  palette: withTexts(palette.palette, portal.paletteWords),
};
