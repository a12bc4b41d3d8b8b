import { DANGER_KINDS, LANGUAGES } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import { dangerHelp } from './instructions.js';

const CASES = DANGER_KINDS.flatMap((kind) => LANGUAGES.map(({ code }) => ({ kind, code })));

const sentencesOf = (text: string, code: string) =>
  [...new Intl.Segmenter(code, { granularity: 'sentence' }).segment(text)].length;

describe.each(CASES)('help in $kind, in $code', ({ kind, code }) => {
  const { text, possibleText, calls } = dangerHelp(kind, code);

  it('is two sentences, and one line where a danger is only possible', () => {
    expect(sentencesOf(text, code)).toBeLessThanOrEqual(2);
    expect(sentencesOf(possibleText, code)).toBe(1);
    expect(possibleText.length).toBeLessThan(200);
  });

  it('names the number that its first button calls', () => {
    expect(`${text} ${possibleText}`).toContain(calls[0]?.number);
    expect(text).toContain(calls[0]?.number);
    for (const { label, number } of calls)
      expect([label !== '', number !== '']).toEqual([true, true]);
  });

  it('is in the script of the language', () => {
    const scripts = new Map([
      ['ar', /\p{Script=Arabic}/u],
      ['ru', /\p{Script=Cyrillic}/u],
      ['uk', /[іїє]/u],
    ]);
    expect(text).toMatch(scripts.get(code) ?? /\p{Script=Latin}/u);
  });
});

it('offers the police first in violence and a listening ear to the desperate', () => {
  expect(dangerHelp('VIOLENCE', 'de').calls.map(({ number }) => number)).toEqual(['110', '112']);
  expect(dangerHelp('SUICIDE', 'de').calls.at(-1)).toEqual({
    label: 'TelefonSeelsorge',
    number: '0800 111 0 111',
  });
});
