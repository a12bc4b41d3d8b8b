import { describe, expect, it } from 'vitest';
import { categorise, OTHER_CATEGORY } from './categorise.js';
import { searchQuery } from './search-query.js';

describe('the search query', () => {
  const history = [
    { role: 'user' as const, text: 'Ich habe meinen Schlüssel verloren.' },
    { role: 'assistant' as const, text: 'Bitte melden Sie den Verlust.' },
  ];

  it.each(['Und was kostet das?', 'Wer bezahlt es?', 'Und am Wochenende?'])(
    'takes the question before it along for "%s"',
    (question) => {
      expect(searchQuery(question, history)).toContain('Schlüssel');
    },
  );

  it.each(['Wie wird das Wetter morgen?', 'Wann kommt die Müllabfuhr?', 'Aufzug steckt'])(
    'leaves "%s" alone',
    (question) => {
      expect(searchQuery(question, history)).toBe(question);
    },
  );
});

describe('categories', () => {
  it.each([
    ['Meine Heizung wird nicht warm', 'Heizung'],
    ['Der Aufzug steckt fest', 'Aufzug'],
    ['Ich habe meinen Schlüssel verloren', 'Schlüssel & Zugang'],
    ['Wann kommt die Nebenkostenabrechnung?', 'Nebenkosten & Miete'],
    ['Unter der Spüle tropft Wasser', 'Wasser & Sanitär'],
    ['Ich möchte meine Wohnung kündigen', 'Kündigung & Umzug'],
    ['Wie wird das Wetter?', OTHER_CATEGORY],
  ])('sorts "%s" under %s', (question, category) => {
    expect(categorise(question)).toBe(category);
  });
});
