import { describe, expect, it } from 'vitest';
import { findMark, markedQuestion, sentTimes, stampedPiece, stampedQuestion } from './question.ts';

describe('the mark of a question', () => {
  it('is found again, also a stamped one', () => {
    const plain = markedQuestion(40);
    expect(findMark(plain.text)).toEqual({ id: plain.id, tokens: 40, stampedEveryMs: undefined });
    const stamped = stampedQuestion(20, 250);
    expect(findMark(stamped.text)).toEqual({ id: stamped.id, tokens: 20, stampedEveryMs: 250 });
  });

  it('is that of the newest question', () => {
    const older = stampedQuestion(1, 2);
    const newer = markedQuestion(3);
    expect(findMark(`${older.text}\n${newer.text}`)?.id).toBe(newer.id);
    expect(findMark('Guten Tag')).toBeUndefined();
  });
});

it('stamped pieces tell when they were sent', () => {
  expect(stampedPiece(12_345.678)).toMatch(/^[a-z]+ so $/);
  const both = stampedPiece(12_345.678) + stampedPiece(12_365.01);
  expect(sentTimes(both)).toEqual([12_345.678, 12_365.01]);
  expect(sentTimes('Die Heizung ')).toEqual([]);
});
