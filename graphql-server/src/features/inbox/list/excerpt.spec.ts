import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.js';

const TEXT = `Guten Tag. Die Heizkörper sind kalt!
- Bitte kommen Sie.
Wir haben schon am Montag angerufen und seit drei Tagen auf einen Termin für die Tür im Keller gewartet.`;

it.each([
  [['heizkorp'], 'Die Heizkörper sind kalt!'],
  [['tag'], 'Guten Tag.'],
  // More of the words are worth more than the first of them.
  [['kalt', 'termin', 'tur'], '… angerufen und seit drei Tagen auf einen Termin für die Tür'],
  [['komm'], '- Bitte kommen Sie.'],
  [['nichts'], 'Guten Tag.'],
  [[], 'Guten Tag.'],
])('shows %j where it stands', (words, start) => {
  expect(excerptOf(TEXT, words).slice(0, start.length)).toBe(start);
});
