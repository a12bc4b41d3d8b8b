import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings the keyboard to the new page when what it was on is gone with the old one, such as the form
 * of the login page; it would start at the top of the document.
 */
export function useFocusOnPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
