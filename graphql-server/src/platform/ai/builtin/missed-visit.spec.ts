import { describe, expect, it } from 'vitest';
import { missesCraftsman } from './missed-visit.js';

describe('a craftsman who did not come', () => {
  it.each([
    'ich hab heut um acht nen termin mit dem heizungsmann gehabt und keiner ist gekommen',
    'der monteur kam gestern nicht, bekomme ich was dafür',
    'Der Handwerker ist nicht gekommen',
    'der techniker ist einfach nicht erschienen',
    'der elektriker hat mich versetzt',
  ])('is told from other things: %s', (message) => {
    expect(missesCraftsman(message)).toBe(true);
  });

  it.each([
    'ich war beim termin nicht da, was passiert jetzt',
    'wir können zum termin mit dem handwerker nicht da sein',
    'kommt der handwerker heute nicht mehr?',
    'wann kommt der monteur',
    'die post ist nicht gekommen',
  ])('is not: %s', (message) => {
    expect(missesCraftsman(message)).toBe(false);
  });
});
