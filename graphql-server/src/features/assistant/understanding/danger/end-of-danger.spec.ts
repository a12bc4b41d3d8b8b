import { describe, expect, it } from 'vitest';
import { endOfDanger } from './end-of-danger.js';

const after = (text: string) => [
  { role: 'user' as const, text },
  { role: 'assistant' as const, text: '', isEmergency: true },
];
const LIFT = after('Wir stecken im Aufzug fest');
const GAS = after('Es riecht nach Gas in der Küche');
const MISSING = after('Meine Mutter ist dement und verschwunden');

describe('the end of a danger', () => {
  it.each([
    'ok die sind raus',
    'wir sind wieder draußen',
    'we are out now',
    'çıktık',
    'мы вышли',
    'wyszliśmy',
    'خرجنا',
  ])('is that people are out of the lift: %s', (text) => {
    expect(endOfDanger(text, LIFT)).toBe('freed');
    expect(endOfDanger(text, GAS)).toBeUndefined();
    expect(endOfDanger(text, [])).toBeUndefined();
  });

  it.each([
    'sie ist wieder da',
    'die Polizei hat sie gefunden',
    'she is back',
    'bulduk',
    'нашли',
    'знайшли',
    'znaleźliśmy ją',
    'وجدناها',
  ])('is that a missing person is back: %s', (text) => {
    expect(endOfDanger(text, MISSING)).toBe('found');
  });

  it.each(['jetz is der geruch weg', 'es riecht nicht mehr', 'the smell is gone', 'koku gitti'])(
    'is no reason to go back where the smell is gone: %s',
    (text) => {
      expect(endOfDanger(text, GAS)).toBe('safe');
      expect(endOfDanger(text, LIFT)).toBeUndefined();
    },
  );

  it.each(['sind sie raus?', 'sie kommen nicht raus', 'noch nicht draußen', 'still not out'])(
    'has not come yet: %s',
    (text) => {
      expect(endOfDanger(text, LIFT)).toBeUndefined();
    },
  );
});
