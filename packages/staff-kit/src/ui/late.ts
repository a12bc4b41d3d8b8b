import { untilServerAnswers } from '@hausgeist/shell-api';
import { createElement, lazy, useState, type LazyExoticComponent, type ReactNode } from 'react';
import { asAway } from './server-away';

type Part<Props> = (props: Props) => ReactNode;

/**
 * Fetches a part again and again while the server is away: what stands in its place goes on waiting, and the page
 * around it stays. What is not to be had of a server that answers fails.
 */
async function persistently<Props>(load: () => Promise<Part<Props>>): Promise<Part<Props>> {
  try {
    return await load();
  } catch {
    return (await asAway(untilServerAnswers())) ? persistently(load) : load();
  }
}

/** A part whose code comes once it is shown: a rare page, a dialog. */
export const late = <Props>(load: () => Promise<Part<Props>>): LazyExoticComponent<Part<Props>> =>
  lazy(async () => ({ default: await persistently(load) }));

/** Whether the visit begins at this path, or below it. */
export const isAsked = (path: string): boolean =>
  `${globalThis.location.pathname}/`.startsWith(`${path}/`);

/**
 * A part whose code may have arrived before it is shown, and is then drawn without waiting: React shows nothing for
 * 300 ms behind a place that waited, be it for a moment.
 */
function arriving<Props extends object>(
  load: () => Promise<Part<Props>>,
  begin: (fetch: () => void) => void,
): Part<Props> {
  let arrived: Part<Props> | undefined;
  let first: Promise<Part<Props>> | undefined;
  begin(() => {
    first = load();
    // Showing the part fetches it again, and reports the failure if it fails again.
    first.then(
      (part) => (arrived = part),
      () => (first = undefined),
    );
  });
  const Late = late(async () => first ?? load());
  return function ArrivingPart(props) {
    const [Shown] = useState(() => arrived ?? Late);
    return createElement(Shown, props);
  };
}

/**
 * A page whose code comes once it is shown, and at once where the visit begins below `path`: so the parts of
 * a first page come beside each other, and not one after the other.
 */
export const latePage = <Props extends object>(path: string, load: () => Promise<Part<Props>>) =>
  arriving(load, (fetch) => isAsked(path) && fetch());

/** When a page has what it shows first, on a slow phone too. */
const QUIET_AFTER_MS = 3_000;

/** A part that is likely to be opened from its page: its code comes by itself, after what the page shows first. */
export const soon = <Props extends object>(load: () => Promise<Part<Props>>) =>
  arriving(load, (fetch) => setTimeout(fetch, QUIET_AFTER_MS));

/**
 * Asks ahead what a page asks the server first, as soon as its code is there, where the address is its `path` itself:
 * what it narrows down is left to the page.
 */
export function askAt(path: string, ask: () => void): void {
  const { pathname, search } = globalThis.location;
  if (pathname === path && search === '') ask();
}
