import type { InboxRow } from '../../inbox-live';

/** The conversations of the list, as the keyboard goes through them. */
export const linksOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLAnchorElement>('a[data-conversation]'),
];

/** The conversation that a row leads to. */
export const idOf = (link: Element | null | undefined) => link?.getAttribute('data-conversation');

/** The row that an element is in. */
export const linkAround = (element: Element | null) =>
  element?.closest('li')?.querySelector<HTMLAnchorElement>('a[data-conversation]');

/** The row that comes after those that go away, or the last one before them. */
export function rowBeside(root: HTMLElement, rows: readonly InboxRow[]): HTMLElement | undefined {
  const links = linksOf(root);
  const goes = (link: Element) => rows.some(({ id }) => id === idOf(link));
  const last = links.findLastIndex(goes);
  return links[last + 1] ?? links.findLast((link) => !goes(link));
}
