import { describe, expect, it } from 'vitest';
import { lastDayIn } from './last-day';

const TODAY = '2026-11-20';

describe('the last day of a text', () => {
  it.each([
    ['Am Dienstag, 24.11., 9 bis 12 Uhr wird das Wasser abgestellt.', '2026-11-24'],
    ['Am 24.11.2026 von 9 bis 12 Uhr', '2026-11-24'],
    ['am 24. 11. 10 bis 12 Uhr', '2026-11-24'],
    ['am 24.11.26', '2026-11-24'],
    ['Dienstag, den 24. November, ab 9 Uhr', '2026-11-24'],
    ['Vom 23. bis 27. November 2026 wird gestrichen', '2026-11-27'],
    ['23.-27.11. Gerüstbau', '2026-11-27'],
    ['vom 28.12. bis 8.1. ist das Büro geschlossen', '2027-01-08'],
    ['Ablesung am 1.12. in Haus 3 und am 2.12. in Haus 5', '2026-12-02'],
    ['ab dem 24.11. bis zum 2.12.', '2026-12-02'],
    ['Die Heizung läuft bis Ende Februar auf Notbetrieb', '2027-02-28'],
    ['Am 2026-12-03 kommt der Schornsteinfeger', '2026-12-03'],
    ['Wie am 10.11. angekündigt, ist am 24.11. kein Strom da.', '2026-11-24'],
    ['Heute, 20.11., ist der Aufzug außer Betrieb', '2026-11-20'],
  ])('%s', (text, day) => expect(lastDayIn(text, TODAY)).toBe(day));

  it.each([
    'Ab dem 1.12. gilt die neue Hausordnung.',
    'Ab Montag, den 1. Dezember gilt die neue Hausordnung.',
    'Vertrag vom 1.3.2019',
    'Am 10.11. war die Ablesung.',
    'Kosten: 24,50 € je Monat, siehe Abschnitt 3.2.1 und 33.11.',
    'Rufen Sie uns an: 040 24.11.1',
    'Bitte lüften Sie regelmäßig.',
  ])('is missing: %s', (text) => expect(lastDayIn(text, TODAY)).toBeUndefined());
});
