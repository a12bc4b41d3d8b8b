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
 * without waiting: React shows nothing for 300 ms behind a place that waited, be it for a moment. What it asks the
 * server first can be asked ahead (`ask`).
 */
export function latePage<Props extends object>(
  path: string,
  load: () => Promise<Part<Props>>,
  ask?: () => Promise<void>,
): Part<Props> {
  let arrived: Part<Props> | undefined;
  async function loadFirst() {
    arrived = await load();
    return arrived;
  }
  const first = isAsked(path) ? loadFirst() : undefined;
  // Whoever shows the page learns what went wrong.
  first?.catch(() => undefined);
  // What an address narrows down is left to the page.
  if (first && globalThis.location.search === '') ask?.().catch(() => undefined);
  const Late = late(async () => first ?? load());
  return function LatePage(props) {
    const [Page] = useState(() => arrived ?? Late);
    return createElement(Page, props);
  };
}
