import { describe, expect, it } from 'vitest';
import { unitOutOfHours } from './out-of-hours.js';
import { unitsOf } from './use-case-units.js';

const HEATING = unitsOf(
  'Melden Sie den Ausfall bei der Reparaturannahme, außerhalb der Bürozeiten beim Notdienst. Die Heizperiode läuft vom 1. Oktober bis zum 30. April.',
);
const WATER = unitsOf(
  'Die Störung melden Sie der Reparaturannahme. Am Wochenende nimmt der Notdienst die Meldung an.',
);

describe('the same asked again for a time at which no office is open', () => {
  it.each(['und am wochenende?', 'Und nachts?', 'was ist an Feiertagen', 'und sonntags'])(
    '%s: who is on call then',
    (message) => {
      expect(unitOutOfHours(message, HEATING)?.text).toMatch(/außerhalb der Bürozeiten/);
    },
  );

  it('is what is said of that time, where something is', () => {
    expect(unitOutOfHours('und am Wochenende?', WATER)?.text).toMatch(/^Am Wochenende/);
  });

  it('is nothing else', () => {
    expect(unitOutOfHours('und am Wochenende bohren?', HEATING)).toBeUndefined();
    expect(unitOutOfHours('und im Keller?', HEATING)).toBeUndefined();
    expect(unitOutOfHours('und nachts?', unitsOf('Ein Schlüssel kostet 45 Euro.'))).toBeUndefined();
  });
});
