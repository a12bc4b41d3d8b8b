import { describe, expect, it } from 'vitest';
import { inLanguage } from './server-words';

describe('sentences of the server', () => {
  it.each([
    ['The webhook is switched off.', 'Der Webhook ist ausgeschaltet.'],
    ['The receiver answered with HTTP 503.', 'Der Empfänger hat mit HTTP 503 geantwortet.'],
    ['You are not allowed to do this.', 'Dafür fehlt Ihnen die Berechtigung.'],
    ['Nobody has translated this.', 'Nobody has translated this.'],
  ])('%s', (english, german) => {
    expect(inLanguage('de', english)).toBe(german);
    expect(inLanguage('en', english)).toBe(english);
  });
});
