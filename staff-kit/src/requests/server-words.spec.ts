import { describe, expect, it } from 'vitest';
import { inLanguage } from './server-words';

describe('sentences of the server', () => {
  it.each([
    ['The webhook is switched off.', 'Der Webhook ist ausgeschaltet.'],
    ['The receiver answered with HTTP 503.', 'Der Empfänger hat mit HTTP 503 geantwortet.'],
    [
      'The number of days must be a whole number from 1 to 730',
      'Die Zahl der Tage muss eine ganze Zahl von 1 bis 730 sein',
    ],
    ['Description must not exceed 200 characters', 'Beschreibung: höchstens 200 Zeichen'],
    ['Name is required', 'Name fehlt'],
    ['You are not allowed to do this.', 'Dafür fehlt Ihnen die Berechtigung.'],
    ['Nobody has translated this.', 'Nobody has translated this.'],
  ])('%s', (english, german) => {
    expect(inLanguage('de', english)).toBe(german);
    expect(inLanguage('en', english)).toBe(english);
  });
});
