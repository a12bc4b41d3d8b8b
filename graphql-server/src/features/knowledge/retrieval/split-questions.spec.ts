import { describe, expect, it } from 'vitest';
import { splitQuestions } from './split-questions.js';

describe('the questions of a message', () => {
  it.each([
    [
      'Wann wird der Müll abgeholt? Und darf ich auf dem Balkon grillen?',
      ['Wann wird der Müll abgeholt?', 'Und darf ich auf dem Balkon grillen?'],
    ],
    [
      'Wann wird der Müll abgeholt und wo stelle ich mein Fahrrad ab?',
      ['Wann wird der Müll abgeholt', 'wo stelle ich mein Fahrrad ab?'],
    ],
    [
      'Der Aufzug ist kaputt und außerdem tropft der Wasserhahn.',
      ['Der Aufzug ist kaputt', 'tropft der Wasserhahn.'],
    ],
    [
      'Wie kann ich kündigen und wann bekomme ich dann meine Kaution und muss ich vorher streichen?',
      [
        'Wie kann ich kündigen',
        'wann bekomme ich dann meine Kaution',
        'muss ich vorher streichen?',
      ],
    ],
    [
      'Heizung ist kalt und außerdem brauche ich einen zweiten Kellerschlüssel. Wann wird der Biomüll geholt?',
      [
        'Heizung ist kalt',
        'brauche ich einen zweiten Kellerschlüssel.',
        'Wann wird der Biomüll geholt?',
      ],
    ],
    ['schimmel im bad + fenster undicht', ['schimmel im bad', 'fenster undicht']],
    [
      '1. Wann kommt die Abrechnung?\n2. Wie bekomme ich einen Schlüssel?',
      ['Wann kommt die Abrechnung?', 'Wie bekomme ich einen Schlüssel?'],
    ],
  ])('%s', (message, questions) => {
    expect(splitQuestions(message)).toEqual(questions);
  });

  it.each([
    'Die Heizung ist seit gestern kalt. Was soll ich tun?',
    'Wie melde ich einen Schaden und wer zahlt das?',
    'Guten Tag, ich bin Eigentümer und habe eine Frage zum Hausgeld.',
    'Wann und wo kann ich den Schlüssel abholen?',
    'Darf ich grillen? Und wie lange?',
    'kühlschrank gehört zur wohnung und ist kaputt',
    'Wann wird der Aufzug repariert? Hab den Schaden schon am Montag gemeldet.',
    'Mein Kind und ich frieren, weil Küche und Bad kalt sind.',
    'Ich war einkaufen. Die Tür ist zugefallen. Der Schlüssel liegt drinnen.',
    'Guten Tag! Ich habe eine Frage. Darf ich einen Hund halten?',
    '',
  ])('%s is one', (message) => {
    expect(splitQuestions(message)).toEqual([message]);
  });
});
