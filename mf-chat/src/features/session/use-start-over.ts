import { useMutation } from '@hausgeist/shell-api/slim';
import { SignOutEndUserDocument } from '../../gql/graphql';
import type { ChatSessionHandle } from './use-chat-session';

/**
 * Starts over, and ends the session on the server too: the next user of this browser must not be
 * taken for the person before.
 */
export function useStartOver({ session, startFresh }: ChatSessionHandle): () => void {
  const [signOut] = useMutation(SignOutEndUserDocument);
  return () => {
    // Where the server cannot be reached, the session ends there by itself.
    if (session.user) signOut().catch(() => undefined);
    startFresh();
  };
}
