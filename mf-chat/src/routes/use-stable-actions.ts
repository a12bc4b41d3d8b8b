import { useLayoutEffect, useMemo, useRef } from 'react';
import type { MessageActions } from '../features/conversation';

/**
 * The same object in every render, so that a hundred messages need not be rendered anew because
 * the user types; it does what the newest actions do.
 */
export function useStableActions(actions: Required<MessageActions>): MessageActions {
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  return useMemo(
    () => ({
      onRetry: (answer) => newest.current.onRetry(answer),
      onResend: (message) => newest.current.onResend(message),
      onChoose: (choice, byKeyboard) => newest.current.onChoose(choice, byKeyboard),
      onRate: (answer, choice) => newest.current.onRate(answer, choice),
    }),
    [],
  );
}
