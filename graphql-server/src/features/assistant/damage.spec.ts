import { describe, expect, it } from 'vitest';
import { tellsOfDamage } from './damage.js';

describe('tellsOfDamage', () => {
  it.each([
    'In der Küche ist ein Wasserfleck an der Decke.',
    'Meine Heizung ist kaputt',
    'Der Rollladen klemmt seit gestern',
    'Die Heizung wird nicht warm.',
    'Das Fenster lässt sich nicht mehr schließen',
    'Wie melde ich einen Schaden?',
    'There is a water stain on my ceiling',
    "The blind is stuck and won't open",
    'Kaloriferim çalışmıyor',
    'У меня протекает кран',
    'У ванній пліснява',
    'Kaloryfer nie grzeje',
    'هناك تسرب ماء في الحمام',
  ])('hears it in "%s"', (text) => {
    expect(tellsOfDamage(text, '')).toBe(true);
  });

  it('hears it in the German that a message of another language leads to', () => {
    expect(tellsOfDamage('La caldaia', 'Heizung defekt')).toBe(true);
  });

  it.each([
    'Wann wird der Müll abgeholt?',
    'Wer zahlt bei einem Schaden am Fenster?',
    'Was kostet ein neuer Schlüssel?',
    'Darf ich auf dem Balkon grillen?',
    'Wie hoch ist meine Kaution?',
    'When are your office hours?',
  ])('does not hear it in "%s"', (text) => {
    expect(tellsOfDamage(text, '')).toBe(false);
  });
});
