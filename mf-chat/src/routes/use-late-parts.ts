import { useEffect } from 'react';
import { preloadFileLists } from '../features/attachments';
import { preloadClear } from '../features/composer';
import { preloadAnswerText } from '../features/conversation';
import { preloadEnd } from '../features/summary';

/**
 * Fetches what the first answer and the end of a conversation need as soon as one has begun, with its
 * first letter: the person does not wait for it then, and those who only sign in do not pay for it.
 */
export function useLateParts(hasBegun: boolean): void {
  useEffect(() => {
    if (!hasBegun) return;
    preloadAnswerText();
    preloadEnd();
    void preloadClear();
    void preloadFileLists();
  }, [hasBegun]);
}
