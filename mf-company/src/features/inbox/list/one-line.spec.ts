import { expect, it } from 'vitest';
import { oneLine } from './one-line';

it.each([
  [
    '**Wo ist das Büro?**\n\nMeinten Sie eines dieser Themen?\n\n- Büro [1]\n- Hausmeister [2]',
    'Wo ist das Büro? Meinten Sie eines dieser Themen? Büro Hausmeister',
  ],
  ['1. Hahn zu\n2. Anrufen: [040 1](tel:0401)', 'Hahn zu Anrufen: 040 1'],
  ['## Müll\n`Dienstag` um 7', 'Müll Dienstag um 7'],
  ['Am 3. Mai um 7 Uhr - wie immer', 'Am 3. Mai um 7 Uhr - wie immer'],
])('%j is shown without its marks', (markdown, text) => {
  expect(oneLine(markdown)).toBe(text);
});
