const PATTERN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * The first placeholder of a text that is none of these names, as it stands there, or `{{` for one that
 * is not closed; undefined if nothing is wrong.
 */
export function findUnknownPlaceholder(text: string, names: readonly string[]): string | undefined {
  if (/\{\{|\}\}/.test(text.replaceAll(PATTERN, ''))) return '{{';
  const found = [...text.matchAll(PATTERN)].map(([, name = '']) => name);
  const unknown = found.find((name) => !names.includes(name));
  return unknown === undefined ? undefined : `{{${unknown}}}`;
}

/** A text with its placeholders filled in; what is filled in is not looked at again. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(PATTERN, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
