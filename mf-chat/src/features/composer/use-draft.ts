import { useCallback, useState } from 'react';

const DRAFT_KEY = 'chatDraft';

function store(text: string): void {
  try {
    if (text) sessionStorage.setItem(DRAFT_KEY, text);
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage may be full or forbidden; then a reload forgets the draft.
  }
}

function stored(): string {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? '';
  } catch {
    return '';
  }
}

/**
 * The text being written. It survives a reload of this tab.
 *
 * @param secret what is typed now must not be stored
 */
export function useDraft(secret: boolean): [string, (text: string) => void] {
  const [text, setText] = useState(stored);
  const change = useCallback(
    (next: string) => {
      setText(next);
      store(secret ? '' : next);
    },
    [secret],
  );
  return [text, change];
}
