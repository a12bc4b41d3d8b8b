import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, type Span } from './line-breaking.js';

/** Every character is one wide. */
const measure = (_font: string, text: string) => text.length;

const linesOf = (text: string, width: number) =>
  breakLines([{ text }], width, measure).map((line) => line.pieces.map((p) => p.text).join(''));

describe('breakLines', () => {
  it('breaks at spaces, which stay at the end of the line for text extraction', () => {
    expect(linesOf('Die Heizung ist kalt', 12)).toEqual(['Die Heizung ', 'ist kalt']);
  });

  it('breaks after a hyphen and a slash inside a word', () => {
    expect(linesOf('Heizkosten-Abrechnung', 14)).toEqual(['Heizkosten-', 'Abrechnung']);
    expect(linesOf('haus/hof?seite=zwei', 10)).toEqual(['haus/hof?', 'seite=zwei']);
  });

  it('cuts a word that is longer than the line', () => {
    expect(linesOf('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
  });

  it('keeps line feeds and blank lines, and does not glue the words around them', () => {
    expect(linesOf('eins\n\nzwei', 20)).toEqual(['eins ', '', 'zwei']);
  });

  it('keeps what belongs together by a no-break space', () => {
    expect(linesOf('um 14\u00a0Uhr', 8)).toEqual(['um ', '14\u00a0Uhr']);
  });

  it('joins spans of one style and separates those of another', () => {
    const spans: Span[] = [{ text: 'a ' }, { text: 'b ' }, { text: 'c', bold: true }];
    const [line] = breakLines(spans, 20, measure);
    expect(line?.pieces.map(({ font, text }) => [font, text])).toEqual([
      ['text', 'a b '],
      ['textBold', 'c'],
    ]);
  });

  it('draws words of a right-to-left script last to first', () => {
    expect(linesOf('Name: שלום עולם!', 40)).toEqual(['Name: עולם שלום!']);
  });

  it('keeps the space between a name of such a script and what follows', () => {
    expect(linesOf('שלום עולם 14:03', 40)).toEqual(['14:03 עולם שלום']);
    expect(linesOf('Herr שלום um 14:03', 40)).toEqual(['Herr שלום um 14:03']);
  });

  it('reads a line that begins with such a script from the right, numbers in it from the left', () => {
    expect(linesOf('טלפון 0176 123 בבקשה', 60)).toEqual(['בבקשה 0176 123 טלפון']);
  });

  it('never makes a line wider than allowed and loses no visible character', () => {
    assert(
      property(string({ maxLength: 200 }), integer({ min: 20, max: 60 }), (text, width) => {
        const ascii = text.replace(/[^\n\x20-\x7e]/g, '');
        const lines = linesOf(ascii, width);
        for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(width);
        expect(lines.join('').replace(/\s/g, '')).toBe(ascii.replace(/\s/g, ''));
      }),
    );
  });
});
