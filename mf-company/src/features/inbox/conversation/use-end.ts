import { useEffect, useRef } from 'react';

/** How far from its end a log still counts as read to its end, in pixels. */
const NEAR_END = 80;

/** What scrolls: the log itself, or the page where the log has all the room it needs. */
function scrollerOf(log: HTMLElement): Element {
  const scrolls = getComputedStyle(log).overflowY === 'auto';
  return scrolls ? log : (document.scrollingElement ?? log);
}

/** Shows the end of a growing log first, and follows it as long as the reader is there. */
export function useEnd() {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outer = log.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    // What scrolls must be within reach of a keyboard.
    outer.tabIndex = 0;
    const scroller = scrollerOf(outer);
    let isAtEnd = true;
    let top = 0;
    const follow = () => {
      if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
      top = scroller.scrollTop;
    };
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      const isNear = scrollHeight - scrollTop - clientHeight < NEAR_END;
      // Only who scrolls up leaves the end: what has just grown, or takes room below, is followed in a moment.
      isAtEnd = isNear || (isAtEnd && scrollTop >= top);
      top = scrollTop;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(inner);
    observer.observe(outer);
    // Where the page scrolls, a reply or a hint below the log that grows moves its end as well.
    observer.observe(scroller);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, []);
  return { log, content };
}
