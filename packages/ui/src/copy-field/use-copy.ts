import { useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text';

/** How long it is said what came of it. */
const CONFIRMATION_MS = 2_500;
const SELECTED_MS = 10_000;

/** What came of copying: it is in the clipboard, or it is selected and can be copied by hand. */
export type CopyOutcome = 'copied' | 'selected';

/** Copies a text; `shownIn` goes to the element that shows it. */
export function useCopy<Shown extends HTMLElement>(text: string, onCopied?: () => void) {
  const shownIn = useRef<Shown>(null);
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(
      () => setOutcome(undefined),
      outcome === 'copied' ? CONFIRMATION_MS : SELECTED_MS,
    );
    return () => clearTimeout(timer);
  }, [outcome]);
  async function attempt(): Promise<void> {
    const isCopied = await copyText(text, shownIn.current);
    setOutcome(isCopied ? 'copied' : 'selected');
    if (isCopied) onCopied?.();
  }
  return { shownIn, outcome, copy: () => void attempt() };
}
