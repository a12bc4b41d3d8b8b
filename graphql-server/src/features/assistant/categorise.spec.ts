import { EMERGENCY_CATEGORY, OTHER_CATEGORY } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import { categorise } from './categorise.js';

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

  it.each([
    ['Im Treppenhaus ist es so dunkel, wer macht da Licht?', 'Schimmel & Schäden'],
    ['Brennt noch Licht im Keller oder ist die Birne kaputt?', 'Schimmel & Schäden'],
    ['Der Wasserhahn tropft, ist das ein Notfall?', 'Wasser & Sanitär'],
    ['Bei uns ist Stromausfall', EMERGENCY_CATEGORY],
  ])('calls "%s" no emergency because of the title that answers it', (question, category) => {
    expect(categorise(question, 'Stromausfall in Wohnung oder Haus')).toBe(category);
  });
});
