import { useState } from 'react';
import { rememberPreference } from './cookie';

/** How large the chat is written: 100, 115 or 130 % of what the browser is set to. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
type TextSize = (typeof TEXT_SIZES)[number];

/** The size of the text; the styles read it from `<html data-text-size>`, which the server wrote. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState<TextSize>(() => {
    const { textSize } = document.documentElement.dataset;
    return TEXT_SIZES.find((known) => known === textSize) ?? 'normal';
  });
  function change(next: TextSize) {
    rememberPreference('textSize', next);
    if (next === 'normal') delete document.documentElement.dataset.textSize;
    else document.documentElement.dataset.textSize = next;
    setSize(next);
  }
  return [size, change];
}
