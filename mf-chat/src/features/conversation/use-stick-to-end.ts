import { useCallback, useEffect, useRef, useState } from 'react';

/** This close to the end, in pixels, counts as at the end. */
const NEAR_PX = 48;

const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** Where an element begins, measured in what scrolls. */
const topOf = (element: Element, outer: HTMLElement) =>
  element.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;

/**
 * Keeps the end of a growing list in view as long as the reader is there, and lets them read in
 * peace where they are not. An element that is given to `keepInView` never leaves it upwards.
 */
export function useStickToEnd() {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const kept = useRef<Element>(null);
  const [atEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const outer = scroller.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    // What scrolls must be within reach of a keyboard; not every browser sees to that.
    outer.tabIndex = 0;
    let height = outer.scrollHeight;
    let room = outer.clientHeight;
    const follow = () => {
      height = outer.scrollHeight;
      room = outer.clientHeight;
      const end = kept.current ? Math.min(height, topOf(kept.current, outer)) : height;
      if (sticks.current) outer.scrollTop = end;
      else setAtEnd(distanceToEnd(outer) < NEAR_PX);
    };
    const look = () => {
      // The list has just grown and was not followed yet: the reader has not scrolled.
      if (outer.scrollHeight !== height || outer.clientHeight !== room) return;
      sticks.current = distanceToEnd(outer) < NEAR_PX;
      setAtEnd(sticks.current);
    };
    const unfold = ({ target }: MouseEvent) => {
      // What was unfolded is read from its beginning.
      if (target instanceof Element && target.closest('[aria-expanded]')) sticks.current = false;
    };
    // The list grows, or the keyboard of a phone takes room away.
    const observer = new ResizeObserver(follow);
    observer.observe(inner);
    observer.observe(outer);
    outer.addEventListener('scroll', look, { passive: true });
    outer.addEventListener('click', unfold);
    return () => {
      observer.disconnect();
      outer.removeEventListener('scroll', look);
      outer.removeEventListener('click', unfold);
    };
  }, []);

  const toEnd = useCallback(() => {
    const outer = scroller.current;
    kept.current = null;
    sticks.current = true;
    setAtEnd(true);
    if (outer) outer.scrollTop = outer.scrollHeight;
  }, []);

  const keepInView = useCallback((element: Element | null) => {
    kept.current = element;
  }, []);

  return { scroller, content, atEnd, toEnd, keepInView };
}
