/**
 * Makes a value when it is asked for the first time, and keeps it. For what takes long to read and is not
 * needed by every process, nor before the first question.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
