import { useState } from 'react';
import { useViewerId } from '../use-conversations';

/** What is being written where the browser keeps nothing; it lives as long as the page then. */
const unkept = new Map<string, string>();

function readDraft(key: string): string {
  try {
    return unkept.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return unkept.get(key) ?? '';
  }
}

function keepDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    // The storage is full or forbidden. A full one may still hold an older text, so this one is read first.
    unkept.set(key, text);
  }
}

/**
 * A text that is there again when one comes back to its place, also after a reload. It is kept in this
 * tab alone, for the person who wrote it, until they sign out.
 */
export function useKeptText(place: string): [string, (text: string) => void] {
  const key = `inboxDraft ${useViewerId() ?? ''} ${place}`;
  const [text, setText] = useState(() => readDraft(key));
  return [
    text,
    (next) => {
      keepDraft(key, next);
      setText(next);
    },
  ];
}
