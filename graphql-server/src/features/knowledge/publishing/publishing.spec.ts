import { describe, expect, it } from 'vitest';
import { ANY_TERMS } from '../splitting/use-case-terms.js';
import { compareUseCases } from './compare-use-cases.js';
import { findWarnings } from './warnings.js';

const useCase = (title: string, text: string, terms = ANY_TERMS) => ({ title, text, terms });

describe('two versions, compared', () => {
  const heating = useCase('Heizung', 'Rufen Sie an.');
  const waste = useCase('Müll', 'Papier ist blau.');

  it('go together by title, else by text, else by what a title was', () => {
    const lift = useCase('Aufzug', 'Steht.');
    const after = [
      useCase('heizung', 'Rufen Sie an.'),
      useCase('Abfall', 'Papier ist blau.'),
      { ...useCase('Fahrstuhl', 'Fährt.'), was: 'Aufzug' },
    ];
    const { changes, unchangedCount } = compareUseCases([heating, waste, lift], after);
    expect(unchangedCount).toBe(0);
    expect(
      changes.map(({ kind, before, after: now }) => [kind, before?.title, now?.title]),
    ).toEqual([
      ['CHANGED', 'Heizung', 'heizung'],
      ['CHANGED', 'Müll', 'Abfall'],
      ['CHANGED', 'Aufzug', 'Fahrstuhl'],
    ]);
  });

  it('say what is new, gone and unchanged; use cases of one title in their order', () => {
    const second = useCase('Müll', 'Glas ist grün.');
    const comparison = compareUseCases(
      [waste, second, heating],
      [waste, useCase('Müll', 'Glas ist weiß.'), useCase('Hund', 'Ja.')],
    );
    expect(comparison.unchangedCount).toBe(1);
    expect(
      comparison.changes.map(({ kind, before, after }) => [kind, (after ?? before).text]),
    ).toEqual([
      ['CHANGED', 'Glas ist weiß.'],
      ['NEW', 'Ja.'],
      ['GONE', 'Rufen Sie an.'],
    ]);
    expect(
      compareUseCases([waste], [{ ...waste, terms: { ...ANY_TERMS, audience: 'OWNERS' } }]),
    ).toMatchObject({ unchangedCount: 0, changes: [{ kind: 'CHANGED' }] });
  });
});

describe('warnings', () => {
  it('name use cases of one title, with nearly one text, with other numbers, and of the past', async () => {
    const warnings = await findWarnings(
      [
        useCase('Kaution', 'Die Höhe der Kaution für eine Wohnung beträgt 3 Monatsmieten.'),
        useCase(
          'Einzug',
          'Vor dem Einzug: die Höhe der Kaution. Die Kaution für die Wohnung hat eine Höhe, sie beträgt 2 Monatsmieten.',
        ),
        useCase('Müll', 'Papier gehört in die blaue Tonne, Glas in den Container am Hof.'),
        useCase('müll', 'Papier gehört in die blaue Tonne. Glas: in den Container am Hof!'),
        useCase('Zähler', 'Melden Sie den Stand bis zum 15.1.2026.'),
        useCase('Streuen', 'Ab 7 Uhr.', { ...ANY_TERMS, validUntil: '2026-03-31' }),
      ],
      '2026-11-22',
    );
    expect(warnings).toEqual([
      { kind: 'SAME_TITLE', titles: ['Müll', 'müll'], found: [] },
      { kind: 'SIMILAR_TEXT', titles: ['Müll', 'müll'], found: [] },
      {
        kind: 'DIFFERENT_NUMBERS',
        titles: ['Kaution', 'Einzug'],
        found: ['3 Monatsmieten', '2 Monatsmieten'],
      },
      { kind: 'DATE_PASSED', titles: ['Zähler'], found: ['2026-01-15'] },
      { kind: 'DATE_PASSED', titles: ['Streuen'], found: ['2026-03-31'] },
    ]);
  });

  it('are none where nothing is wrong, and come soon for many use cases', async () => {
    const many = Array.from({ length: 1_000 }, (_, i) =>
      useCase(
        `Regal ${i}`,
        `Im Regal stehen Dinge, und zwar diese: ${'abcdefghij'[i % 10]}${i} Fach.`,
      ),
    );
    const before = performance.now();
    await findWarnings(many, '2026-11-22');
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(await findWarnings([useCase('Müll', 'Papier ist blau.')], '2026-11-22')).toEqual([]);
  });
});
