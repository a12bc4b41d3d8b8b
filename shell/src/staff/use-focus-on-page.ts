import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Lists and dialogs know a better place, and take it first. */
const OTHERS_FIRST_MS = 100;

const isNowhere = () => document.activeElement === document.body;

/**
 * Brings the keyboard to the page when what it was on is gone, with the page before, such as the form of the login
 * page, or alone, such as a button after what it did; it would start at the top of the document.
 */
export function useFocusOnPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (isNowhere()) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useFocusWhenGone(main);
  return main;
}

function useFocusWhenGone(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
    };
    // Who leaves a place that stays there, such as by a press on the page, means to be nowhere.
    const isGone = () => last?.isConnected === false && isNowhere();
    const look = () => {
      if (!isGone()) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isGone()) main.current?.focus({ preventScroll: true });
      }, OTHERS_FIRST_MS);
    };
    const changes = new MutationObserver(look);
    document.addEventListener('focusin', take);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', take);
      changes.disconnect();
    };
  }, [main]);
}
