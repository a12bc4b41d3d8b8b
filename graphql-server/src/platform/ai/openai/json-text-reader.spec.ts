import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonTextReader } from './json-text-reader.js';

/** What is given out for each piece, and the object in the end. */
function read(pieces: readonly string[]) {
  const reader = new JsonTextReader('text');
  const grown = pieces.map((piece) => reader.push(piece));
  return { grown, text: grown.join(''), whole: () => reader.end() };
}

const HARD = JSON.stringify({
  action: 'answer',
  sources: [1, { text: 'not this one', 'te"xt': ['{', '}', ']'] }],
  category: 'text',
  text: 'Gr\u00fc\u00dfe \u{1F600} "so" \\ / \b\f\n\r\t \u2028 \u0000 {[,:]}',
  after: { text: 'nor this' },
});
const ESCAPED = HARD.replaceAll(
  /[^\0-\x7F]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

describe('the text in an object that arrives in pieces', () => {
  it.each([HARD, ESCAPED])('is the same at every place where it may be cut: %s', (json) => {
    const { text } = JSON.parse(json) as { text: string };
    for (let first = 0; first <= json.length; first += 1) {
      const second = Math.min(json.length, first + 3);
      const pieces = [json.slice(0, first), json.slice(first, second), json.slice(second)];
      const result = read(pieces);
      expect(result.text).toBe(text);
      expect(result.whole()).toEqual(JSON.parse(json));
    }
  });

  it('is that of any object, in pieces of any size', () => {
    const object = fc.record({
      before: fc.jsonValue(),
      text: fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })),
      after: fc.jsonValue(),
    });
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(object, cuts, fc.boolean(), (value, sizes, spaced) => {
        const json = JSON.stringify(value, null, spaced ? 2 : 0);
        const pieces: string[] = [];
        for (let at = 0, i = 0; at < json.length; i += 1) {
          const size = sizes[i % sizes.length] ?? 1;
          pieces.push(json.slice(at, at + size));
          at += size;
        }
        const result = read(pieces);
        expect(result.text).toBe(value.text);
        expect(result.whole()).toEqual(JSON.parse(json));
      }),
    );
  });

  it('grows in whole characters', () => {
    const { grown } = read(['{"text":"a\\ud83d', '\\ude00b"}']);
    expect(grown).toEqual(['a', '\u{1F600}b']);
  });

  it('is given out before its object ends', () => {
    expect(read(['{"sources":[1],"text":"Bitte ', 'entl']).grown).toEqual(['Bitte ', 'entl']);
  });

  it('is nobody’s if the object breaks off, wherever that is', () => {
    for (let length = 0; length < HARD.length; length += 1) {
      expect(read([HARD.slice(0, length)]).whole).toThrow(
        expect.objectContaining({ code: 'truncated' }),
      );
    }
  });

  it('is refused if the object is none', () => {
    expect(read(['{"text": "a" "b"}']).whole).toThrow(
      expect.objectContaining({ code: 'malformed' }),
    );
  });

  it('ends with the object, whatever comes behind it', () => {
    const { text, whole } = read(['{"text":"a"}', '\n```\n{"text":"b"}']);
    expect([text, whole()]).toEqual(['a', { text: 'a' }]);
  });
});
