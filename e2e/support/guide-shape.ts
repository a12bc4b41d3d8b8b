import { isDeepStrictEqual } from 'node:util';

/** Stands for anything in what a guide shows. */
const ANYTHING = '…';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words of the contract, as opposed to texts and ids. */
const isConstant = (value: unknown) => typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value);

/**
 * How an answer differs from the one that a guide shows, undefined if in nothing that matters: it has
 * the same fields with values of the same kind. Flags, nulls and words like `BAD_USER_INPUT` are the
 * same, and lists of such words too; each entry of another list is like the first that is shown.
 */
export function differenceOf(
  actual: unknown,
  shown: unknown,
  at = 'the answer',
): string | undefined {
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual)) return `${at} is no list`;
    if (shown.length > 0 && actual.length === 0) return `${at} is empty`;
    if (shown.length === 0) return undefined;
    if (shown.every(isConstant)) {
      return isDeepStrictEqual(actual, shown) ? undefined : difference(at, actual, shown);
    }
    return first(actual.map((entry, index) => differenceOf(entry, shown[0], `${at}[${index}]`)));
  }
  if (isObject(shown)) {
    if (!isObject(actual)) return `${at} is no object`;
    const names = new Set([...Object.keys(shown), ...Object.keys(actual)]);
    return first(
      [...names].map((name) => {
        if (!(name in shown)) return `${at}.${name} is not shown`;
        if (!(name in actual)) return `${at}.${name} is missing`;
        return differenceOf(actual[name], shown[name], `${at}.${name}`);
      }),
    );
  }
  const isExact = shown === null || typeof shown === 'boolean' || isConstant(shown);
  if (isExact ? actual === shown : typeof actual === typeof shown) return undefined;
  return difference(at, actual, shown);
}

const difference = (at: string, actual: unknown, shown: unknown) =>
  `${at} is ${JSON.stringify(actual)}, shown as ${JSON.stringify(shown)}`;

/** How a printed text differs from the one that a guide shows, in which … stands for anything. */
export function textDifferenceOf(actual: string, shown: string): string | undefined {
  const pattern = shown
    .trim()
    .split(ANYTHING)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('[^]*');
  if (new RegExp(`^${pattern}$`).test(actual.trim())) return undefined;
  return `the output is\n${actual.trim()}\nshown as\n${shown.trim()}`;
}

const first = (differences: (string | undefined)[]) => differences.find((one) => one !== undefined);
