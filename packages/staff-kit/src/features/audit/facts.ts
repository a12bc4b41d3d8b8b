/** One of the facts of an entry, or one of the changes. */
export interface Fact {
  /** Its name as the server writes it. */
  name: string;
  value: unknown;
  /** What it was, where the entry tells of a change. */
  before?: unknown;
}

type Facts = Record<string, unknown>;

/** How entries write what was and what is. */
const PAIRS = [
  ['from', 'to'],
  ['before', 'after'],
] as const;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pairOf(value: unknown): Pick<Fact, 'before' | 'value'> | undefined {
  if (!isFacts(value) || Object.keys(value).length !== 2) return undefined;
  const names = PAIRS.find(([was, is]) => was in value && is in value);
  return names && { before: value[names[0]], value: value[names[1]] };
}

/** What the details of an entry say, one fact after the other. */
export function factsOf(details: unknown): Fact[] {
  if (!isFacts(details)) return [];
  const { before, after } = details;
  return Object.entries(details).flatMap(([name, value]) => {
    if (isFacts(after) && name === 'before') return [];
    if (isFacts(after) && name === 'after') {
      const was = isFacts(before) ? before : {};
      return Object.entries(after).map(([key, is]) => ({ name: key, before: was[key], value: is }));
    }
    if (name === 'changes' && isFacts(value)) return factsOf(value);
    const pair = pairOf(value);
    if (pair) return [{ name, ...pair }];
    return value === null || value === undefined ? [] : [{ name, value }];
  });
}
