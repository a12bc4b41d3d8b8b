import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.js';

describe('the language of a message', () => {
  it.each([
    ['ok', 'de'],
    ['Heizung kaputt', 'de'],
    ['Mein Nachbar Mehmet Yılmaz raucht', 'de'],
    ['Frau Kowalczyk ist zu laut', 'de'],
    ['heitzung get nich', 'de'],
    ['Schlüsel verlohren was tuhn', 'de'],
    ['mei heizung geht ned', 'de'],
    ['help', 'en'],
    ['my flat is cold', 'en'],
    ['When is the Nebenkostenabrechnung coming?', 'en'],
    ['merhaba', 'tr'],
    ['kim öder', 'tr'],
    ['komsum cok gurultu yapiyor', 'tr'],
    ['Hausmeister nerede', 'tr'],
    ['спасибо', 'ru'],
    ['батарея холодная', 'ru'],
    ['дякую', 'uk'],
    ['батарея холодна', 'uk'],
    ['أين المفتاح', 'ar'],
    ['Hausmeister وين', 'ar'],
    ['Il riscaldamento non funziona', 'en'],
    ["J'ai perdu ma clé", 'en'],
    ['¿Puedo tener un perro?', 'en'],
    ['Nu merge căldura', 'en'],
    ['Kako mogu otkazati stan?', 'en'],
    ['ça sent le gaz', 'en'],
    ['sento odore di gas', 'en'],
    ['i brauch an neia schlissl', 'de'],
    ['merci, i mog des ned', 'de'],
    ['in raten?', 'de'],
    ['Panne im Aufzug', 'de'],
    ['cześć', 'pl'],
    ['sasiedzi halasuja w nocy', 'pl'],
  ])('of "%s" is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('is the one before where a message has no words', () => {
    expect(detectLanguage('👍', 'tr')).toBe('tr');
    expect(detectLanguage('12', 'uk')).toBe('uk');
    expect(detectLanguage('ok', 'en')).toBe('en');
    expect(detectLanguage('', 'ar')).toBe('ar');
  });

  it('changes with a message that is clearly in another one', () => {
    expect(detectLanguage('Wann kommt der Hausmeister?', 'en')).toBe('de');
    expect(detectLanguage('Who pays for that?', 'de')).toBe('en');
  });
});
