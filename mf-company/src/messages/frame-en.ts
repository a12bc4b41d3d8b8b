import { withTexts } from '@hausgeist/staff-kit';
import { kit, palette } from '@hausgeist/staff-kit/texts/en';
import * as portal from './portal/en';

/** What is said in English around every page, and on any. */
export const texts = {
  ...kit,
  ...portal,
  palette: withTexts(palette.palette, portal.paletteWords),
};
