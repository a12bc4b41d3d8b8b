/** What an entry tells beside who and what, as pairs of name and text. */
export function readDetails(json: string | null | undefined): [name: string, text: string][] {
  if (!json) return [];
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return [['', String(value)]];
    return Object.entries(value).map(([name, detail]: [string, unknown]) => [
      name,
      typeof detail === 'string' ? detail : JSON.stringify(detail),
    ]);
  } catch {
    return [['', json]];
  }
}
