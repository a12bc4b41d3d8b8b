import { describe, expect, it } from 'vitest';
import { fromOffice, snoozeTimes, toOffice } from './snooze-times';

const offered = (now: string) =>
  snoozeTimes(new Date(now)).map(({ name, at }) => `${name} ${toOffice(at)}`);

describe('the times that are offered for a snooze', () => {
  it.each([
    // A Thursday in winter.
    [
      '2026-11-26T09:20:00Z',
      ['later 2026-11-26T14:00', 'tomorrow 2026-11-27T08:00', 'monday 2026-11-30T08:00'],
    ],
    // Later is not today any more.
    ['2026-11-26T17:01:00Z', ['tomorrow 2026-11-27T08:00', 'monday 2026-11-30T08:00']],
    // After midnight in the office, and before it in London.
    [
      '2026-11-26T23:30:00Z',
      ['later 2026-11-27T04:00', 'tomorrow 2026-11-28T08:00', 'monday 2026-11-30T08:00'],
    ],
    // On a Sunday, tomorrow is Monday.
    ['2026-11-29T10:00:00Z', ['later 2026-11-29T14:00', 'tomorrow 2026-11-30T08:00']],
    // On a Monday it is the next one.
    [
      '2026-11-30T10:00:00Z',
      ['later 2026-11-30T14:00', 'tomorrow 2026-12-01T08:00', 'monday 2026-12-07T08:00'],
    ],
  ])('at %s', (now, times) => {
    expect(offered(now)).toEqual(times);
  });

  it.each([
    ['2026-11-30T08:00', '2026-11-30T07:00:00.000Z'],
    ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
    // Before and after the clocks are changed.
    ['2027-03-28T01:30', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28T03:30', '2027-03-28T01:30:00.000Z'],
    ['2027-10-31T03:30', '2027-10-31T02:30:00.000Z'],
  ])('knows when the clocks of the office show %s', (local, moment) => {
    expect(fromOffice(local).toISOString()).toBe(moment);
  });
});
