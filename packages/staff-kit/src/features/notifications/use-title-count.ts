import { useEffect } from 'react';

const ANY_PREFIX = /^\(\d+\+?\) /;

/** Puts the number of unread notifications before the title of the tab, unless the page has a number of its own there. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const prefix = `(${count > 99 ? '99+' : count}) `;
    let written = '';
    const write = () => {
      if (ANY_PREFIX.test(document.title)) return;
      written = prefix + document.title;
      document.title = written;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title === written) document.title = written.slice(prefix.length);
    };
  }, [count]);
}
