import { describe, expect, it } from 'vitest';
import { printable, toGlyphRuns, UNPRINTABLE } from './glyph-runs.js';

const fontsOf = (text: string) => toGlyphRuns(text).map(({ font, text: part }) => [font, part]);

describe('printable', () => {
  it('removes what is invisible or turns the reading direction', () => {
    expect(printable('a\u202Etxt.exe\u0000\u0007\u200b\u00adb\ud800')).toBe('atxt.exeb');
  });

  it('knows one line end and one space', () => {
    expect(printable('a\r\nb\u2028c\u2003d\te')).toBe('a\nb\nc d    e');
  });

  it('composes letters, so that umlauts typed on a Mac look like umlauts', () => {
    expect(printable('u\u0308')).toBe('ü');
  });
});

describe('toGlyphRuns', () => {
  it('leaves German text in one piece', () => {
    expect(fontsOf('Größe: 42 m² – „schön“, 5 €')).toEqual([
      ['text', 'Größe: 42 m² – „schön“, 5 €'],
    ]);
  });

  it('sets bold text in the bold font', () => {
    expect(toGlyphRuns('Straße', true)[0]?.font).toBe('textBold');
  });

  it('keeps an emoji of several characters together', () => {
    expect(fontsOf('ja 👨‍👩‍👧 🇩🇪 1️⃣!')).toEqual([
      ['text', 'ja '],
      ['emoji', '👨‍👩‍👧'],
      ['text', ' '],
      ['emoji', '🇩🇪'],
      ['text', ' '],
      ['emoji', '1️⃣'],
      ['text', '!'],
    ]);
  });

  it('draws other scripts, and says which run from right to left', () => {
    expect(toGlyphRuns('Привіт').map((run) => run.font)).toEqual(['text']);
    expect(toGlyphRuns('שלום')).toEqual([{ font: 'wide', text: 'שלום', rightToLeft: true }]);
  });

  it('writes decorated letters plainly', () => {
    expect(fontsOf('𝓗𝓮𝓵𝓵𝓸')).toEqual([['text', 'Hello']]);
  });

  it('says once that a stretch cannot be shown instead of drawing boxes', () => {
    expect(fontsOf('Tür 你好世界 zu')).toEqual([['text', `Tür ${UNPRINTABLE} zu`]]);
  });
});
