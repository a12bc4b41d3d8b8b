import { describe, expect, it } from 'vitest';
import { detectDanger } from '../detect-danger.js';
import { train } from './train.js';

const messages = [
  ['hilfe es brennt lichterloh', true],
  ['schnell hilfe feuer im flur', true],
  ['wann kommt die rechnung', false],
  ['wer putzt den flur', false],
].map(([text, isWanted]) => ({ text: String(text), isWanted: Boolean(isWanted), weight: 1 }));

describe('the second vote on danger', () => {
  it('learns the same from the same messages', () => {
    expect(train(messages, 256)).toEqual(train(messages, 256));
  });

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
