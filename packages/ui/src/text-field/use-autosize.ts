import { useLayoutEffect, type RefObject } from 'react';

const sizesItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * Lets a text area grow with its text where the browser cannot do that by style (`field-sizing`).
 * Call it in every component that renders the text's changes.
 */
export function useAutosize(ref: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || sizesItself) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  });
}
