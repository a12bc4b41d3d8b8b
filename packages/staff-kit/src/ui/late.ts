import { lazy, type LazyExoticComponent, type ReactNode } from 'react';

type Part<Props> = (props: Props) => ReactNode;

/** A part whose code comes once it is shown: a rare page, a dialog. */
export const late = <Props>(load: () => Promise<Part<Props>>): LazyExoticComponent<Part<Props>> =>
  lazy(async () => ({ default: await load() }));

/** Whether the visit begins at this path, or below it. */
export const isAsked = (path: string): boolean =>
  `${globalThis.location.pathname}/`.startsWith(`${path}/`);

/**
 * A page whose code comes once it is shown, and at once where the visit begins below `path`: so the parts of
 * a first page come beside each other, and not one after the other.
 */
export function latePage<Props>(path: string, load: () => Promise<Part<Props>>) {
  const first = isAsked(path) ? load() : undefined;
  // Whoever shows the page learns what went wrong.
  first?.catch(() => undefined);
  return late(async () => first ?? load());
}
