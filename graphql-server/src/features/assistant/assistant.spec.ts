import { describe, expect, it } from 'vitest';
import { categorise, OTHER_CATEGORY } from './categorise.js';
import { searchQuery } from './search-query.js';
import { detectSmallTalk } from './small-talk.js';

describe('small talk', () => {
  it.each([
    ['Hallo!', 'greeting'],
    ['Guten Tag', 'greeting'],
    ['Grüß Gott', 'greeting'],
    ['Vielen Dank für die Hilfe!', 'thanks'],
    ['ok danke', 'thanks'],
    ['Auf Wiedersehen', 'farewell'],
    ['Wer bist du?', 'identity'],
    ['Sind Sie ein Mensch?', 'identity'],
    ["Wie geht's?", 'wellbeing'],
    ['Alles klar', 'agreement'],
  ])('recognises %s', (message, kind) => {
    expect(detectSmallTalk(message)).toBe(kind);
  });

  it.each([
    'Hallo, meine Heizung ist kalt',
    'Danke, und wo ist der Schlüssel?',
    'Guten Morgen, der Aufzug steckt',
    'Wer ist mein Hausmeister?',
  ])('does not take %s for it', (message) => {
    expect(detectSmallTalk(message)).toBeUndefined();
  });
});

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
