import { expect, it } from 'vitest';
import { factsOf } from './facts';

it.each([
  ['nothing', null, []],
  ['facts, but not empty ones', { days: 1, note: null }, [{ name: 'days', value: 1 }]],
  [
    'a change of a fact',
    { days: { from: 30, to: null } },
    [{ name: 'days', before: 30, value: null }],
  ],
  [
    'changes of fields',
    { changes: { phone: { from: null, to: '040' } } },
    [{ name: 'phone', before: null, value: '040' }],
  ],
  [
    'a thing before and after',
    { model: 'gpt', before: { inputPrice: 1 }, after: { inputPrice: 2, outputPrice: 3 } },
    [
      { name: 'model', value: 'gpt' },
      { name: 'inputPrice', before: 1, value: 2 },
      { name: 'outputPrice', before: undefined, value: 3 },
    ],
  ],
  [
    'a thing that was not there before',
    { before: null, after: { inputPrice: 2 } },
    [{ name: 'inputPrice', before: undefined, value: 2 }],
  ],
])('reads %s', (_, details, facts) => expect(factsOf(details)).toEqual(facts));
