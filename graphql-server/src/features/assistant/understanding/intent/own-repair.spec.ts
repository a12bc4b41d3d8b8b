import { describe, expect, it } from 'vitest';
import { asksWhenRepaired } from './own-repair.js';

describe('asking when a repair is', () => {
  it.each([
    'Wann kommt der Handwerker?',
    'wann kommt denn endlich mal der heizungsmonteur vorbei',
    'Um wie viel Uhr kommt der Elektriker am Montag?',
    'Wann ist mein Termin?',
    'wann ist nochmal der Reparaturtermin',
    'Wann wird das Fenster bei mir endlich repariert?',
    'When is the plumber coming?',
    'When will my appointment be?',
  ])('is heard in "%s"', (text) => {
    expect(asksWhenRepaired(text)).toBe(true);
  });

  it.each([
    'Wann kommt der Schornsteinfeger?',
    'Wann kommt der Ableser für die Heizkörper?',
    'Wann kommt die Müllabfuhr?',
    'Wann ist die Eigentümerversammlung?',
    'Wann muss ich den Handwerker in die Wohnung lassen?',
    'Wie melde ich einen Schaden?',
    'When is the rent due?',
  ])('is not heard in "%s"', (text) => {
    expect(asksWhenRepaired(text)).toBe(false);
  });
});
