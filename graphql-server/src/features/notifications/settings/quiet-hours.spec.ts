import { describe, expect, it } from 'vitest';
import { isTimeZone, quietSeconds } from './quiet-hours.js';

const night = { quietFrom: '20:00', quietUntil: '07:00', timeZone: 'Europe/Berlin' };
const at = (moment: string) => new Date(moment);

describe('quiet hours', () => {
  it.each([
    ['18:59:59', '2026-11-24T18:59:59Z', 0],
    ['begin', '2026-11-24T19:00:00Z', 11 * 3600],
    ['at night', '2026-11-24T23:30:10Z', 6.5 * 3600 - 10],
    ['last minute', '2026-11-25T05:59:00Z', 60],
    ['end', '2026-11-25T06:00:00Z', 0],
    ['in summer', '2026-07-01T18:30:00Z', 10.5 * 3600],
  ])('by the clock of the person: %s', (_name, moment, seconds) => {
    expect(quietSeconds(night, at(moment))).toBe(seconds);
  });

  it('may lie within a day', () => {
    const noon = { ...night, quietFrom: '12:00', quietUntil: '13:00' };
    expect(quietSeconds(noon, at('2026-11-24T11:15:00Z'))).toBe(45 * 60);
    expect(quietSeconds(noon, at('2026-11-24T12:00:00Z'))).toBe(0);
  });

  it('are none where none were chosen', () => {
    expect(quietSeconds({ timeZone: 'Europe/Berlin' })).toBe(0);
  });

  it('know time zones by their names', () => {
    expect(['Europe/Berlin', 'America/New_York', 'Mars/Base'].map(isTimeZone)).toEqual([
      ...[true, true, false],
    ]);
  });
});
