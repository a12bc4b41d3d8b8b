import { describe, expect, it } from 'vitest';
import { additionOf, tellsOfDamage } from './damage.js';

describe('tellsOfDamage', () => {
  it.each([
    'In der Küche ist ein Wasserfleck an der Decke.',
    'Meine Heizung ist kaputt',
    'Der Rollladen klemmt seit gestern',
    'Klospülung läuft die ganze Zeit',
    'Die Heizung wird nicht warm.',
    'Das Fenster lässt sich nicht mehr schließen',
    'Wie melde ich einen Schaden?',
    'heizung geht ned',
    'die heitzung im kinderzimer wird nich warm',
    'bei uns is koa warms wasser mehr do',
    'de hoazung is kalt',
    'bei uns im bad is dat wasser man nur noch lauwarm',
    'Die Rolläden gehn nich hoch',
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

describe('what only adds to a report', () => {
  const report = [
    { role: 'user' as const, text: 'Bei mir tropft es von der Decke' },
    { role: 'assistant' as const, text: 'Drehen Sie den Haupthahn zu.' },
  ];
  const adds = (question: string, history: Parameters<typeof additionOf>[1] = report) =>
    additionOf({ question, language: 'de' }, history);

  it.each([
    'ja seit gestern abend, und es wird mehr',
    'Nur im Bad, über der Wanne',
    'über mir wohnt Frau Maier, die ist im Urlaub',
    'ca. 5 cm hoch',
  ])('is "%s"', (text) => {
    expect(adds(text)).toBe('perhaps');
  });

  it.each([
    'Wann kommt jemand?',
    'Es hört nicht auf',
    'Jetzt ist auch noch die Heizung kaputt',
    'Meine Kaution',
  ])('is not "%s"', (text) => {
    expect(adds(text)).toBeUndefined();
  });

  it('needs a report not long ago, unless it is a number to call back at', () => {
    const other = { role: 'user' as const, text: 'Was kostet ein Schlüssel?' };
    expect(adds('ja seit gestern abend', [other])).toBeUndefined();
    expect(
      adds('ja seit gestern abend', [...report, ...Array.from({ length: 6 }, () => other)]),
    ).toBeUndefined();
    expect(adds('0171 2345678', [other])).toBe('perhaps');
  });

  it.each([
    '0171 2345678',
    'Ich bin ab 17 Uhr zu Hause',
    'seit heute früh',
    'Ja, schon seit 3 Tagen.',
  ])('is surely "%s"', (text) => {
    expect(adds(text)).toBe('surely');
  });

  it('follows danger that the assistant saw', () => {
    const seen = { role: 'assistant' as const, text: 'Rufen Sie die 112 an.', isEmergency: true };
    expect(adds('Seit heute Morgen', [seen])).toBe('surely');
    expect(adds('Seit heute Morgen', [{ ...seen, isEmergency: false }])).toBeUndefined();
    expect(
      ['er atmet noch', 'sie macht nicht auf', 'ich glaub betrunken'].map((text) =>
        adds(text, [seen]),
      ),
    ).toEqual(['perhaps', 'perhaps', 'perhaps']);
    expect(adds('und wer zahlt das', [seen])).toBeUndefined();
  });

  it('is nothing that cannot wait and is about something else', () => {
    expect(adds('hab mich ausgesperrt')).toBeUndefined();
  });
});

describe('what was done, or when, and nothing else', () => {
  const answered = [
    { role: 'user' as const, text: 'Der Nachbar ist laut' },
    { role: 'assistant' as const, text: 'Führen Sie ein Protokoll.', sources: ['Lärm'] },
  ];
  const adds = (question: string, history: Parameters<typeof additionOf>[1] = answered) =>
    additionOf({ question, language: 'de' }, history);

  it.each([
    'hab jetzt den Hahn zugedreht',
    'hab schon mit ihm geredet',
    'am 15.12.',
    'gegen 14 Uhr',
    'nächste Woche',
    'lieber vormittags',
  ])('goes on with an answer: %s', (text) => {
    expect(adds(text)).toBe('surely');
  });

  it.each(['und am 15.12.?', 'hab ihr schon mal geschrieben, was nun', 'am 15.12. ziehe ich aus'])(
    'is not: %s',
    (text) => {
      expect(adds(text)).not.toBe('surely');
    },
  );

  it('asks for hours where those were spoken of', () => {
    const hours = [
      { role: 'user' as const, text: 'Habt ihr heute offen?' },
      { role: 'assistant' as const, text: 'Ja.', sources: ['Büro'] },
    ];
    expect(adds('am Samstag', hours)).not.toBe('surely');
  });
});
