import type { ToldRefusal } from '@hausgeist/shell-api/slim';
import { useCallback, useState } from 'react';
import { emptyConversation, type ConversationState } from './conversation-state';
import type { LocalContent } from './local-content';
import { withLocal } from './local-messages';

/** Changes the conversation on this page; the change must be pure. */
export type UpdateConversation = (change: (state: ConversationState) => ConversationState) => void;

/** The server knows no longer who this is; its answer may say why. */
export type Expired = (failure: ToldRefusal) => void;

/** Says something that no server stores. */
export type Say = (
  content: LocalContent,
  about?: { isError?: boolean; requestId?: string; createdAt?: string },
) => void;

/** The conversation as this page knows it, beginning with what the assistant has said already. */
export function useConversation(said?: LocalContent) {
  const [state, update] = useState(() =>
    said
      ? withLocal(emptyConversation, { content: said, createdAt: new Date().toISOString() })
      : emptyConversation,
  );
  const say = useCallback<Say>((content, about) => {
    const createdAt = about?.createdAt ?? new Date().toISOString();
    update((current) => withLocal(current, { ...about, content, createdAt }));
  }, []);
  return { state, update: update satisfies UpdateConversation, say };
}
