import { describe, expect, it } from 'vitest';
import { languageName, situation } from './situation.js';

const PROMPT = {
  contact: { companyName: 'Lindenhof', email: 'a@b.example', phone: '040 1' },
  question: '?',
  history: [],
  useCases: [],
  attachments: [],
};

describe('the situation of a question', () => {
  it('is told with the language, who asks, and the moment in Germany', () => {
    const now = new Date('2026-07-31T22:30:00Z');
    const text = situation({ ...PROMPT, language: 'uk', role: 'owner', now }, 'json_object');
    expect(text).toBe(
      [
        '<lage>',
        'Sprache der Antwort: Ukrainisch',
        'Es fragt: ein Eigentümer',
        'Heute ist Samstag, 1. August 2026, 00:30 Uhr.',
        'Ausgabe: JSON',
        '</lage>',
      ].join('\n'),
    );
  });

  it('is German where nothing is known', () => {
    expect(situation(PROMPT, 'text')).not.toMatch(/fragt|Heute/);
    const codes = [undefined, 'tr', 'ar', 'pl', 'x', '</lage>', 'zz'];
    expect(codes.map((code) => languageName(code))).toEqual([
      'Deutsch',
      'Türkisch',
      'Arabisch',
      'Polnisch',
      'Deutsch',
      'Deutsch',
      'Deutsch',
    ]);
  });
});
