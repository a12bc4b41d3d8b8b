import { useEffect, useState } from 'react';
import type { ConversationState } from './conversation-state';

/** So long holds what was told of a person who writes. */
const HOLDS_MS = 8_000;

/** What the member of the company is called who is writing now; undefined for none. */
export function useWriter({ writer }: Pick<ConversationState, 'writer'>): string | undefined {
  const [over, setOver] = useState<typeof writer>(null);
  useEffect(() => {
    if (!writer) return undefined;
    const timer = setTimeout(() => setOver(writer), HOLDS_MS);
    return () => clearTimeout(timer);
  }, [writer]);
  return writer && writer !== over ? writer.name : undefined;
}
