import { describe, expect, it } from 'vitest';
import { placeOf, quantile, recallOf, refusalsOf } from './measure.js';

const result = (id: string | null, ...titles: string[]) => ({
  question: { q: 'Frage', id },
  titles,
  milliseconds: 1,
});

describe('the figures of an evaluation', () => {
  it('know a use case by its whole heading or by its first word', () => {
    expect(placeOf(result('Kein Strom', 'Licht', 'Kein Strom'))).toBe(1);
    expect(placeOf(result('BB1', 'BB10 Strom', 'BB1 Licht'))).toBe(1);
    expect(placeOf(result('Gas', 'Strom'))).toBe(-1);
  });

  it('count over questions with an answer', () => {
    const results = [result('A', 'A'), result('B', 'A', 'B'), result('C', 'A'), result(null, 'A')];
    expect(recallOf(results)).toEqual({
      questions: 3,
      at1: 1 / 3,
      at3: 2 / 3,
      at5: 2 / 3,
      mrr10: 0.5,
    });
  });

  it('count refusals over the others', () => {
    expect(refusalsOf([result(null), result(null, 'A'), result('A', 'A')])).toEqual({
      questions: 2,
      refused: 1,
    });
  });

  it('take quantiles of what was measured', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([], 0.5)).toBe(0);
  });
});
