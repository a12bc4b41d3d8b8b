import { useMutation } from '@hausgeist/shell-api';
import { SignOutEndUserDocument } from '../../gql/graphql';
import type { ChatSessionHandle } from './use-chat-session';

/**
 * Starts over, and ends the session on the server too: whoever uses this browser next must not be
 * taken for the person before.
 */
export function useStartOver({ session, startFresh }: ChatSessionHandle): () => void {
  const [signOut] = useMutation(SignOutEndUserDocument, { fetchPolicy: 'no-cache' });
  return () => {
    // Where the server cannot be reached, the session ends there by itself.
    if (session.user) signOut().catch(() => undefined);
    startFresh();
  };
}
