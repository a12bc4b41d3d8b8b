import { describe, expect, it } from 'vitest';
import { groupQuestions } from './group-questions.js';

const GAPS = [
  [
    'Wo kann ich mein Lastenrad aufladen?',
    'Gibt es eine Steckdose zum Laden von E-Bikes im Keller?',
    'Darf ich mein Elektrofahrrad im Fahrradkeller laden?',
  ],
  [
    'Wie bekomme ich einen zweiten Schlüssel?',
    'Ich brauche einen Ersatzschlüssel für die Haustür',
    'Was kostet ein weiterer Wohnungsschlüssel?',
  ],
  [
    'Darf ich auf dem Balkon grillen?',
    'ist grillen aufm balkon erlaubt',
    'Grillparty am Balkon ok?',
  ],
  ['Wann kommt die Nebenkostenabrechnung?', 'Meine Betriebskostenabrechnung für 2025 fehlt noch'],
  ['Die Heizung wird nicht warm', 'heizkörper bleibt kalt seit gestern'],
  [
    'Kann ich einen Stellplatz in der Tiefgarage mieten?',
    'Ist noch ein Tiefgaragenstellplatz frei',
  ],
  ['Der Rauchmelder piept'],
  ['Wo finde ich den Müllkalender?'],
  ['Wie melde ich einen neuen Mitbewohner an?'],
  ['Gibt es hier Glasfaser?'],
  ['Wer putzt das Treppenhaus?'],
];

describe('questions of one gap', () => {
  it('are put together by what they ask for, in whatever order they come', async () => {
    const rounds = Math.max(...GAPS.map(({ length }) => length));
    const mixed = Array.from({ length: rounds }, (_, round) =>
      GAPS.flatMap((gap) => gap[round] ?? []),
    ).flat();
    for (const texts of [mixed, mixed.toReversed()]) {
      const groups = await groupQuestions(texts);
      const found = groups.map((group) => group.map((place) => texts[place] ?? '').toSorted());
      expect(found.map((group) => group.join('|')).toSorted()).toEqual(
        GAPS.map((gap) => gap.toSorted().join('|')).toSorted(),
      );
      expect(groups.map(({ length }) => length)).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]);
    }
  });

  it('stay alone where nothing is like them; what has no words, too', async () => {
    expect(await groupQuestions(['Hallo', '?', 'Was ist ein Quasar?'])).toHaveLength(3);
    expect(await groupQuestions([])).toEqual([]);
  });

  it('takes seconds for 500, not minutes, however busy the machine is', async () => {
    const texts = Array.from({ length: 500 }, (_, i) => GAPS.flat()[i % 15] ?? '');
    const startedAt = performance.now();
    await groupQuestions(texts);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });
});
