/**
 * A value of JSON, perhaps with dates in it, without the one character that JSON knows and the
 * database has no place for.
 */
export function withoutNul<T>(value: T): T;
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNul(item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutNul(field)]));
}
