import { DANGER_KINDS, LANGUAGES } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import { dangerHelp } from './instructions.js';

const CASES = DANGER_KINDS.flatMap((kind) => LANGUAGES.map(({ code }) => ({ kind, code })));

const sentencesOf = (text: string, code: string) =>
  [...new Intl.Segmenter(code, { granularity: 'sentence' }).segment(text)].length;

describe.each(CASES)('help in $kind, in $code', ({ kind, code }) => {
  const { first, next, possibleText, calls } = dangerHelp(kind, code);
  const text = `${first} ${next}`;

  it('is two sentences, and one line where a danger is only possible', () => {
    expect([first, next].map((part) => sentencesOf(part, code))).toEqual([1, 1]);
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

const OUTSIDE: Record<string, RegExp> = {
  de: /^Gehen Sie .*(?:Freie|frische Luft)/,
  en: /^(?:Go outside|Get out|Everybody out)/,
  tr: /^(?:Hemen|Herkes hemen) .*(?:çıkın|çıksın)/,
  ru: /^(?:Сразу|Все сразу) выходите/,
  uk: /^(?:Одразу|Усі одразу) виходьте/,
  ar: /^اخرج/,
  pl: /^(?:Natychmiast wyjdź|Wszyscy natychmiast wyjdźcie)/,
};

describe.each(LANGUAGES)('where the air or the house is deadly, in $code', ({ code }) => {
  it.each(['GAS', 'FIRE', 'CARBON_MONOXIDE'] as const)(
    '%s: one goes out before one calls',
    (kind) => {
      expect(dangerHelp(kind, code).first).toMatch(OUTSIDE[code] as RegExp);
    },
  );

  it('calls from outside where gas may catch fire, and never goes back', () => {
    const { first, next } = dangerHelp('GAS', code);
    expect(first).not.toContain('112');
    expect(next).toContain('112');
  });

  it.each(['VIOLENCE', 'BURGLARY'] as const)('%s: one is safe before one calls', (kind) => {
    const { first } = dangerHelp(kind, code);
    expect(first.indexOf('110')).toBeGreaterThan(first.length / 3);
  });
});
