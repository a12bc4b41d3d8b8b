import { useState } from 'react';
import { useViewerId } from '../use-conversations';

/** What is being written, by whom and where; in this tab's memory and nowhere else. */
const drafts = new Map<string, string>();

/** A text that is there again when one comes back to its place. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const key = `${useViewerId() ?? ''} ${place}`;
  const [text, setText] = useState(() => drafts.get(key) ?? '');
  return [
    text,
    (next) => {
      if (next === '') drafts.delete(key);
      else drafts.set(key, next);
      setText(next);
    },
  ];
}
