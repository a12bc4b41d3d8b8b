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
    let height = 0;
    const follow = () => {
      height = scroller.scrollHeight;
      if (isAtEnd) scroller.scrollTop = height;
    };
    const look = () => {
      // What has just grown was not followed yet: the reader has not scrolled.
      if (scroller.scrollHeight !== height) return;
      isAtEnd = height - scroller.scrollTop - scroller.clientHeight < NEAR_END;
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
