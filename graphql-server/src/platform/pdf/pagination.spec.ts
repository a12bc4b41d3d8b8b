import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSegments } from './pagination.js';

describe('planSegments', () => {
  it('keeps a paragraph that fits on the page', () => {
    expect(planSegments(5, 10, 50, 400)).toEqual([5]);
  });

  it('leaves no single line behind', () => {
    expect(planSegments(6, 10, 19, 400)).toEqual([0, 6]);
  });

  it('takes no single line to the next page', () => {
    expect(planSegments(6, 10, 50, 400)).toEqual([4, 2]);
  });

  it('moves a paragraph of three lines rather than tear it', () => {
    expect(planSegments(3, 10, 20, 400)).toEqual([0, 3]);
  });

  it('spreads a long one over several pages', () => {
    expect(planSegments(100, 10, 100, 400)).toEqual([10, 40, 40, 10]);
  });

  it('places every line once, whatever the room', () => {
    assert(
      property(nat(500), nat(400), integer({ min: 1, max: 40 }), (n, space, page) => {
        const plan = planSegments(n, 10, space, page * 10);
        expect(plan.reduce((sum, count) => sum + count, 0)).toBe(n);
        expect(plan.slice(1).every((count) => count > 0 && count <= page)).toBe(true);
        expect((plan[0] ?? 0) * 10).toBeLessThanOrEqual(space);
      }),
    );
  });
});
