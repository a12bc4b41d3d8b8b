import { useEffect, type RefObject } from 'react';

/** One letter would be marked in every word. */
const SHORTEST = 2;

/** Where the words stand in the texts below an element. */
function rangesOf(root: Node, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // When something was said is not searched.
    if (node.parentElement?.closest('time')) continue;
    const text = node.textContent?.toLowerCase() ?? '';
    for (const word of words) {
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** Marks what is searched for in the list and in the open conversation, in browsers that can without changing the page. */
export function useMarkedWords(root: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    const element = root.current;
    const words = search
      .toLowerCase()
      .split(/\s+/u)
      .filter(({ length }) => length >= SHORTEST);
    if (!element || words.length === 0 || !('Highlight' in globalThis)) return undefined;
    const mark = () => CSS.highlights.set('searched', new Highlight(...rangesOf(element, words)));
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete('searched');
    };
  }, [root, search]);
}
