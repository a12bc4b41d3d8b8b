import { describe, expect, it } from 'vitest';
import { detectDanger } from '../detect-danger.js';

describe('the second vote on danger', () => {
  it('takes back what single words raise', () => {
    expect(
      detectDanger('Und darf ich einen Hund halten? Und wie melde ich mich um?'),
    ).toBeUndefined();
  });

  it('leaves danger sure', () => {
    expect(detectDanger('Hilfe, in der Küche riecht es nach Gas!')).toEqual({
      kind: 'GAS',
      sure: true,
    });
  });
});
