import { badInput, platformReasons } from '../errors/index.js';

/** Levels of lists and objects in each other that any request needs; deeper ones would exhaust the stack. */
const MOST_LEVELS = 64;

/**
 * A value of JSON, perhaps with dates in it, without the one character that JSON knows and the
 * database has no place for. Throws where it is nested too deeply to be meant.
 */
export function withoutNul<T>(value: T, level?: number): T;
export function withoutNul(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (level >= MOST_LEVELS) throw badInput(platformReasons.BAD_REQUEST);
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNul(item, level + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, withoutNul(field, level + 1)]),
  );
}
