import { expect, it } from 'vitest';
import { attentionOf } from './attention.js';
import type { Figures } from './analytics-figures.js';

const figures = (overrides: Partial<Figures> = {}) =>
  ({ conversations: 20, resolvedShare: 0.8, failedMails: 0, ...overrides }) as Figures;

const look = (overrides: Partial<Parameters<typeof attentionOf>[0]> = {}) =>
  attentionOf({
    ...{ now: figures(), before: figures(), hasKnowledge: true, lateRequests: 0 },
    ...overrides,
  });

it('is nothing where all goes as it should', () => {
  expect(look()).toEqual([]);
});

it('names what is overdue before what is missing, what failed and what is odd', () => {
  const now = figures({ resolvedShare: 0.3, failedMails: 2 });
  expect(look({ now, hasKnowledge: false, lateRequests: 1 })).toEqual([
    { reason: 'LATE_REQUESTS', value: 1 },
    { reason: 'NO_KNOWLEDGE', value: 0 },
    { reason: 'FAILED_MAILS', value: 2 },
    { reason: 'FEW_RESOLVED', value: 0.3 },
  ]);
});

it('takes no share of a few conversations for a sign, but their end for one', () => {
  expect(look({ now: figures({ conversations: 9, resolvedShare: 0.1 }) })).toEqual([]);
  expect(look({ now: figures({ conversations: 0, resolvedShare: null }) })).toEqual([
    { reason: 'FALLEN_QUIET', value: 20 },
  ]);
});
