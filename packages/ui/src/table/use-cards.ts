import { type RefObject, useEffect, useState } from 'react';

/** Phones, where a table would have to be moved to be read. */
const PHONE = '(width < 48rem)';

const isPhone = () => typeof matchMedia === 'function' && matchMedia(PHONE).matches;

/** What is looked at when rows or their form change: they may need other columns. */
const CHANGES: MutationObserverInit = {
  ...{ childList: true, characterData: true, subtree: true },
  ...{ attributes: true, attributeFilter: ['data-cards'] },
};

/** How much room the columns of a table need that has too little. */
function neededBy({ dataset, offsetWidth, clientWidth, scrollWidth }: HTMLElement) {
  const isTight = dataset['cards'] !== 'true' && scrollWidth > clientWidth;
  return isTight ? scrollWidth + offsetWidth - clientWidth : undefined;
}

/**
 * Whether rows are shown as cards: on phones, and wherever the columns need more room than there is for
 * words that stay whole. How much that is depends on rows, language and letters, so that it is measured:
 * before each painting, on the frame, whose `data-cards` says which form it has. Other rows, as `shown` names them, are
 * tried as a table first: those before may have been wider.
 */
export function useCards(frame: RefObject<HTMLElement | null>, shown: string): boolean {
  const [isSmall, setIsSmall] = useState(isPhone);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  /** What the columns needed when they did not fit last. */
  const [needed, setNeeded] = useState(0);
  const [tried, setTried] = useState(shown);
  if (tried !== shown) {
    setTried(shown);
    setNeeded(0);
  }
  useEffect(() => {
    const element = frame.current;
    // A phone has cards anyway: measuring would lay out the rows once more before each painting.
    if (isSmall || !element || typeof ResizeObserver !== 'function') return undefined;
    const measure = () => {
      setRoom(element.offsetWidth);
      const needs = neededBy(element);
      if (needs !== undefined) setNeeded(needs);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const changes = new MutationObserver(measure);
    changes.observe(element, CHANGES);
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [frame, isSmall]);
  useEffect(() => {
    if (typeof matchMedia !== 'function') return undefined;
    const query = matchMedia(PHONE);
    const follow = () => setIsSmall(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isSmall || room < needed;
}
