import { describe, expect, it } from 'vitest';
import { withoutSympathy } from './sympathy.js';

const textOf = (text: string) => withoutSympathy([{ index: 1, title: 'Todesfall', text }])[0]?.text;

describe('sympathy', () => {
  it.each([
    'Es tut uns leid, wenn Sie einen Menschen verloren haben. Bitte melden Sie den Todesfall.',
    'Unser Beileid. Bitte melden Sie den Todesfall.',
  ])('is said once, and not by a use case again: "%s"', (text) => {
    expect(textOf(text)).toBe('Bitte melden Sie den Todesfall.');
  });

  it('leaves other use cases as they are', () => {
    expect(textOf('Bitte melden Sie den Todesfall.')).toBe('Bitte melden Sie den Todesfall.');
  });
});
