import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DateTime } from '../graphql/index.js';
import { day, moment } from './calendar.js';

describe('days and moments', () => {
  it.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2999-12-31', true],
    ['3000-01-01', false],
    ['0000-01-01', false],
    ['2026-02-29', false],
  ])('%s is taken: %s', (value, isTaken) => {
    expect(day('wrong').safeParse(value).success).toBe(isTaken);
    expect(moment('wrong').safeParse(`${value}T10:00:00+01:00`).success).toBe(isTaken);
  });

  it('are read from variables of operations', () => {
    expect(DateTime.parseValue('2026-12-31T10:00:00Z')).toEqual(new Date('2026-12-31T10:00:00Z'));
    expect(() => DateTime.parseValue('0000-01-01T10:00:00Z')).toThrow('1900 to 2999');
  });

  it('are refused in the text of an operation, too', () => {
    const written = parseValue('"0000-01-01T00:00:00Z"');
    expect(() => DateTime.parseLiteral(written)).toThrow('1900 to 2999');
  });
});
