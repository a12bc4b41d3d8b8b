import { describe, expect, it } from 'vitest';
import { bringPartsForward } from './series.js';

/** Orders use cases of a file by the scores that they have for a question; 0 is not found. */
function order(scores: readonly [title: string, score: number][]): string[] {
  const ranked = scores
    .map(([title, score], position) => ({ title, score, position }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const useCases = scores.map(([title]) => ({ title }));
  return bringPartsForward(ranked, {
    useCases,
    scoreOf: (useCase) => scores[useCase]?.[1] ?? 0,
    numberOf: ({ position }) => position,
  }).map(({ title }) => title);
}

describe('parts of one long text', () => {
  it('go before a use case that shares a little more words, when other parts were found', () => {
    expect(
      order([
        ['Hausordnung 1', 0.5],
        ['Hausordnung 2', 1],
        ['Hausordnung 3', 0.5],
        ['Waschküche', 0.6],
      ]),
    ).toEqual(['Hausordnung 2', 'Hausordnung 1', 'Hausordnung 3', 'Waschküche']);
  });

  it('leave the best use case in its place', () => {
    expect(
      order([
        ['Hausordnung 1', 0.99],
        ['Hausordnung 2', 0.99],
        ['Waschküche', 1],
      ])[0],
    ).toBe('Waschküche');
  });

  it('are not use cases that only stand beside each other', () => {
    const asked: [string, number][] = [
      ['Heizkörper entlüften', 0.5],
      ['Heizung ausgefallen', 1],
      ['Kein warmes Wasser', 0.5],
      ['Waschküche', 0.6],
    ];
    expect(order(asked)[1]).toBe('Waschküche');
  });

  it('are not sought in the rest of a long file', () => {
    const between: [string, number][] = Array.from({ length: 4 }, (_, i) => [`Zimmer ${i}a`, 0]);
    expect(order([['Teil 1', 0.5], ...between, ['Teil 2', 0.9], ['Waschküche', 1]])).toEqual([
      'Waschküche',
      'Teil 2',
      'Teil 1',
    ]);
    expect(
      order([
        ['Teil 1', 0.5],
        ['Müll', 0.55],
        ['Teil 2', 0.9],
        ['Waschküche', 1],
      ]),
    ).toEqual(['Waschküche', 'Teil 2', 'Teil 1', 'Müll']);
  });
});
