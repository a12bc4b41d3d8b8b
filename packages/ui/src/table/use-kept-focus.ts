import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard in a list when the row that it was on goes away, such as by deleting it: the
 * focus would fall back to the beginning of the page. The element around the list gets the ref, and takes the focus by
 * `tabIndex={-1}` where it holds no table.
 */
export function useKeptFocus<
  Around extends HTMLElement = HTMLDivElement,
>(): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const list = around.current;
    if (!list) return undefined;
    const handleFocus = () => {
      isInside.current = true;
    };
    const handleBlur = ({ target }: FocusEvent) => {
      // Focus has left only if the element that lost it is still there, not if it was removed.
      setTimeout(() => {
        const stays = target instanceof Node && target.isConnected;
        const { activeElement } = document;
        // A dialog above the list gives it back, and cannot if the row is gone by then.
        const dialog = activeElement?.closest('dialog');
        const isAbove = dialog && !dialog.contains(list);
        if (stays && !isAbove && !list.contains(activeElement)) isInside.current = false;
      });
    };
    // Not React's: it looks away while it renders, and that is when a closing dialog gives back the
    // focus.
    list.addEventListener('focusin', handleFocus);
    list.addEventListener('focusout', handleBlur);
    return () => {
      list.removeEventListener('focusin', handleFocus);
      list.removeEventListener('focusout', handleBlur);
    };
  }, []);
  // After each rendering: any may have taken the row away.
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const place = around.current?.querySelector('table') ?? around.current;
    place?.focus({ preventScroll: true });
  });
  return around;
}
