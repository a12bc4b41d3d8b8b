import { useLayoutEffect, useState } from 'react';

/**
 * An element above everything else: in the top layer, and in the dialog that was opened last, as all
 * outside of a modal dialog can be neither pressed nor heard. Only in the page while it is used: showing it makes the browser
 * style the whole page at once, with each dialog that opens or closes.
 */
export function useTopmost(className: string | undefined, isUsed: boolean): HTMLElement {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.setAttribute('popover', 'manual');
    element.className = className ?? '';
    return element;
  });
  useLayoutEffect(() => {
    if (!isUsed) return undefined;
    const open = new Set<Element>(document.querySelectorAll('dialog[open]'));
    const place = () => {
      const parent = [...open].at(-1) ?? document.body;
      if (host.parentElement === parent) return;
      parent.append(host);
      host.showPopover();
    };
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        open.delete(target as Element);
        if (target instanceof HTMLDialogElement && target.open) open.add(target);
      }
      place();
    });
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    place();
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host, isUsed]);
  return host;
}
