import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, extensionOf, MAX_NAME_LENGTH } from './clean-name.js';

describe('cleanName', () => {
  it.each([
    ['Rechnung März 2025.pdf', 'Rechnung März 2025.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\jana\\Foto.jpg', 'Foto.jpg'],
    ['a/b\\c.txt', 'c.txt'],
    ['x\r\nSet-Cookie: a=b.txt', 'xSet-Cookie_ a=b.txt'],
    ['nul\0l.txt', 'null.txt'],
    ['Vertrag\u202Efdp.exe', 'Vertragfdp.exe'],
    ['\u2066Vertrag\u2069\uFEFF.pdf', 'Vertrag.pdf'],
    ['CON', '_CON'],
    ['con.txt', '_con.txt'],
    ['Lpt1.tar.gz', '_Lpt1.tar.gz'],
    ['Konto.txt', 'Konto.txt'],
    ['.htaccess', 'htaccess'],
    ['evil.exe. . ', 'evil.exe'],
    ['evil.exe:stream.pdf', 'evil.exe_stream.pdf'],
    ['a"b<c>d|e?f*.png', 'a_b_c_d_e_f_.png'],
    ['', 'file'],
    ['...', 'file'],
    ['/', 'file'],
    ['a\u0308o.txt', 'äo.txt'],
    ['\uD800x.txt', '\uFFFDx.txt'],
    ['👨‍👩‍👧.png', '👨‍👩‍👧.png'],
  ])('turns %j into %j', (name, expected) => {
    expect(cleanName(name)).toBe(expected);
  });

  it('cuts long names, keeps the ending and no half characters', () => {
    const cut = cleanName(`${'👨‍👩‍👧'.repeat(60)}.pdf`);
    expect(cut.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
    expect(cut).toMatch(/^(?:👨‍👩‍👧)+\.pdf$/u);
    expect(cleanName('x'.repeat(300))).toHaveLength(MAX_NAME_LENGTH);
    expect(cleanName(`a.${'b'.repeat(300)}`)).toHaveLength(MAX_NAME_LENGTH);
  });

  it('is safe to show, to save and to put in a header, whatever comes in', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          ' ',
          '\0',
          '\r',
          '\n',
          '"',
          ':',
          '\u202E',
          'CON',
          'é',
          '.pdf',
        ),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      ),
      maxLength: 200,
    });
    fc.assert(
      fc.property(hostile, (name) => {
        const cleaned = cleanName(name);
        expect(cleaned).not.toMatch(/[/\\:*?"<>|]|[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u);
        expect(cleaned).not.toMatch(/^[. ]|[. ]$/);
        expect(cleaned).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
        expect(cleaned.length).toBeGreaterThan(0);
        expect(cleaned.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleanName(cleaned)).toBe(cleaned);
      }),
      { numRuns: 300 },
    );
  });
});

describe('extensionOf', () => {
  it.each([
    ['a.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['pdf', ''],
    ['.pdf', ''],
    ['a.', ''],
    ['', ''],
  ])('of %j is %j', (name, expected) => {
    expect(extensionOf(name)).toBe(expected);
  });
});
