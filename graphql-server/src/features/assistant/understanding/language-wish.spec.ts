import { describe, expect, it } from 'vitest';
import { languageWish } from './language-wish.js';

describe('the language that a message wishes for', () => {
  it.each([
    ['auf deutsch bitte', 'de'],
    ['Deutsch?', 'de'],
    ['in english please', 'en'],
    ['ich kann nur englisch', 'en'],
    ['Türkçe lütfen', 'tr'],
    ['po polsku proszę', 'pl'],
    ['по-русски пожалуйста', 'ru'],
    ['українською будь ласка', 'uk'],
    ['بالعربية من فضلك', 'ar'],
  ])('is heard in "%s"', (message, language) => {
    expect(languageWish(message)).toBe(language);
  });

  it.each([
    'meine Heizung ist kaputt',
    'ich kann kein deutsch',
    'gibt es die Hausordnung auf Englisch',
    'deutsch oder englisch',
    'bitte',
    '',
  ])('is not in "%s"', (message) => {
    expect(languageWish(message)).toBeUndefined();
  });
});
