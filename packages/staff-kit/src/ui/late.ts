import { createElement, lazy, useState, type LazyExoticComponent, type ReactNode } from 'react';

type Part<Props> = (props: Props) => ReactNode;

/** A part whose code comes once it is shown: a rare page, a dialog. */
export const late = <Props>(load: () => Promise<Part<Props>>): LazyExoticComponent<Part<Props>> =>
  lazy(async () => ({ default: await load() }));

/** Whether the visit begins at this path, or below it. */
export const isAsked = (path: string): boolean =>
  `${globalThis.location.pathname}/`.startsWith(`${path}/`);

/**
 * A page whose code comes once it is shown, and at once where the visit begins below `path`: so the parts of
 * a first page come beside each other, and not one after the other. One that has arrived by then is drawn
 * without waiting: React shows nothing for 300 ms behind a place that waited, be it for a moment.
 */
export function latePage<Props extends object>(
  path: string,
  load: () => Promise<Part<Props>>,
): Part<Props> {
  let arrived: Part<Props> | undefined;
  async function loadFirst() {
    arrived = await load();
    return arrived;
  }
  const first = isAsked(path) ? loadFirst() : undefined;
  // Whoever shows the page learns what went wrong.
  first?.catch(() => undefined);
  const Late = late(async () => first ?? load());
  return function LatePage(props) {
    const [Page] = useState(() => arrived ?? Late);
    return createElement(Page, props);
  };
}

/**
 * Asks ahead what a page asks the server first, as soon as its code is there, where the address is its `path` itself:
 * what it narrows down is left to the page.
 */
export function askAt(path: string, ask: () => void): void {
  const { pathname, search } = globalThis.location;
  if (pathname === path && search === '') ask();
}
