import { takeFirstScreen } from '@hausgeist/shell-api/slim';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface FirstScreenOptions {
  input: RefObject<HTMLTextAreaElement | null>;
  /** Shows a text in the input. */
  onText: (text: string) => void;
  /** Enter was pressed before anything could take it. */
  onSent: (text: string) => void;
}

/** Takes the place of the static first screen without a break: text, focus, caret, what was sent. */
export function useFirstScreen({ input, onText, onSent }: FirstScreenOptions): void {
  const takeOver = useEffectEvent(() => {
    const written = takeFirstScreen();
    if (!written) return;
    if (written.isSent) onSent(written.text);
    else onText(written.text);
    if (!written.hasFocus) return;
    input.current?.focus();
    // The text is rendered as soon as this effect has ended; then the caret goes where it was.
    const { selectionStart, selectionEnd } = written;
    queueMicrotask(() => input.current?.setSelectionRange(selectionStart, selectionEnd));
  });
  useLayoutEffect(() => takeOver(), []);
}
