import type { Language } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import { toGermanTerms } from './to-german-terms.js';

describe('German terms', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'I lost my key, who pays?', ['Schlüsselverlust', 'zahlt']],
    ['en', 'How do I bleed my radiator?', ['entlüften']],
    ['tr', 'Anahtarimi kaybettim', ['Schlüsselverlust']],
    ['tr', 'Kaloriferimiz çalışmıyor', ['Heizung']],
    ['ru', 'Когда вернут залог?', ['Kaution', 'wann']],
    ['ru', 'Где парковать велосипеды?', ['Fahrrad']],
    ['uk', 'Коли повернуть заставу?', ['Kaution', 'wann']],
    ['uk', 'У мене пліснява у ванній', ['Schimmel']],
    ['ar', 'متى أسترد الكفالة؟', ['Kaution']],
    ['ar', 'المصعد معطل', ['Aufzug']],
    ['pl', 'Czy mogę mieć psa?', ['Haustiere']],
    ['pl', 'Zgubiłem klucze', ['Schlüsselverlust']],
    ['tr', 'Kaloriferim çalışmıyor', ['Heizung', 'ausgefallen']],
    ['uk', 'Не працює опалення', ['Heizung', 'ausgefallen']],
    ['en', 'How can I cancel my lease?', ['Kündigung']],
    ['en', 'Il riscaldamento non funziona', ['Heizung', 'ausgefallen']],
    ['en', "J'ai perdu ma clé", ['Schlüsselverlust']],
    ['en', 'When is the trash collected?', ['Müll', 'abgeholt']],
    ['ar', 'متى يتم جمع القمامة؟', ['Restmüll', 'abgeholt']],
    ['en', 'Who do I call on Sunday if the heating fails?', ['Notdienst', 'Heizung']],
    ['en', 'When is the paper bin collected?', ['Papier', 'abgeholt']],
    ['tr', 'Depozitomu ne zaman geri alırım?', ['wann', 'Kaution', 'zurück']],
    ['tr', 'Kiramı ne zaman ödemem gerekiyor?', ['Miete', 'zahlen']],
  ])('in %s: "%s"', (language, question, words) => {
    const found = toGermanTerms(question, language).split(' ');
    expect(found).toEqual(expect.arrayContaining(words));
  });

  it('keep the German words of a question', () => {
    expect(toGermanTerms('Как найти Hausmeister?', 'ru')).toContain('Hausmeister');
    expect(toGermanTerms('Kaution ne zaman?', 'tr')).toContain('Kaution');
  });

  it('are the question itself in German, and nothing for what is not known', () => {
    expect(toGermanTerms('Wo ist der Keller?', 'de')).toBe('Wo ist der Keller?');
    expect(toGermanTerms('xyzzy', 'en')).toBe('');
    expect(toGermanTerms('', 'ar')).toBe('');
  });

  it('name each word once, and no more than a search can use', () => {
    const words = toGermanTerms('heating radiator water key lift parking '.repeat(200), 'en').split(
      ' ',
    );
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeLessThanOrEqual(24);
  });
});
