import { useEffect, useEffectEvent } from 'react';

/** Where keys are for writing or choosing. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], dialog';

/** Calls for help by `?`, wherever nothing is being written and no dialog asks something. */
export function useHelpKey(onHelp: () => void): void {
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      help();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
