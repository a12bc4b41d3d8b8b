import { describe, expect, it } from 'vitest';
import { factsOf, phonesIn } from './tenant-facts.js';

const contact = { companyName: 'L', email: 'a@b.example', phone: '040 66969 100' };
const at = new Date('2026-11-20T13:00:00Z');

const factOf = (name: string, text: string) =>
  factsOf({ contact, attachmentNames: [], turns: [{ role: 'user', text, at }] }).find(
    (fact) => fact.name === name,
  )?.value;

describe('facts', () => {
  it.each([
    ['Es tropft im Gästebad im 2. Stock rechts.', 'im 2. Stock rechts, im Gästebad'],
    ['Schimmel hinter dem Schrank, an der linken Wand', 'hinter dem Schrank, an der linken Wand'],
    ['In meinem Schlafzimmer zieht es durchs Fenster', 'in meinem Schlafzimmer'],
    ['Meine Wohnung ist im Dachgeschoss', 'im Dachgeschoss'],
    ['Wann kommt die Abrechnung?', undefined],
  ])('find where: %s', (text, where) => expect(factOf('Wo', text)).toBe(where));

  it.each([
    ['Seit heute Morgen ist alles kalt', 'seit heute Morgen (20. November 2026)'],
    ['Schon seit über drei Wochen!', 'seit über drei Wochen'],
    ['seit dem 12.11. kaputt', 'seit dem 12.11.'],
    ['Letzte Nacht gab es Lärm', 'letzte Nacht'],
    ['vorgestern gegen 22 Uhr', 'vorgestern gegen 22 Uhr (18. November 2026)'],
    ['Seitdem ist Ruhe', undefined],
  ])('find since when: %s', (text, since) => expect(factOf('Seit wann', text)).toBe(since));

  it.each([
    ['Sie erreichen mich werktags ab 16 Uhr.', 'werktags ab 16 Uhr'],
    ['Ich bin zwischen 9 und 12 Uhr zu Hause', 'zwischen 9 und 12 Uhr'],
    ['Rufen Sie bitte am Dienstag an', 'am Dienstag'],
    ['Die Party ging bis 3 Uhr', undefined],
  ])('find the time to call: %s', (text, when) => expect(factOf('Erreichbar', text)).toBe(when));

  it.each([
    ['Die Nachzahlung von 1.480,50 € und 30 Euro Gebühr', '1.480,50 €, 30 Euro'],
    ['im Jahr 2025', undefined],
  ])('find amounts: %s', (text, amounts) => expect(factOf('Beträge', text)).toBe(amounts));

  it.each([
    ['Mein Name ist Anna Petersen, Frau Müller war da.', 'Anna Petersen, Frau Müller'],
    ['ich bin sehr sauer', undefined],
  ])('find names: %s', (text, names) => expect(factOf('Genannte Namen', text)).toBe(names));

  it('come from the person, not from the assistant', () => {
    const turns = [{ role: 'assistant' as const, text: 'Rufen Sie 0170 9999999 an, im Keller.' }];
    expect(factsOf({ contact, attachmentNames: [], turns })).toEqual([]);
  });
});

describe('phone numbers', () => {
  it.each([
    ['0170/555-0142', ['0170/555-0142']],
    ['+49 170 5550142.', ['+49 170 5550142']],
    ['Tel. (040) 123456', ['(040) 123456']],
    ['am 01.02.2026 um 10 Uhr', []],
    ['040 66969 100', []],
    ['+49 40 66969100', []],
    ['IBAN DE02 1203 0000 0000 2020 51', []],
  ])('in %s', (text, phones) => expect(phonesIn(text, contact)).toEqual(phones));
});
