import {
  toRequestFailure,
  useApolloClient,
  useResetSession,
  type ApolloClient,
} from '@hausgeist/shell-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { readConversation, type ConversationSnapshot } from '../features/conversation';
import { forgetLink, type ChatSession, type ChatUser } from '../features/session';
import { SignInByLinkDocument } from '../gql/graphql';

/** How far opening the chat has come. */
export type StartPhase = 'starting' | 'failed' | 'ready';

type Opening =
  | { kind: 'failed' }
  | { kind: 'stranger'; says: 'welcome' | 'linkVoid' }
  | { kind: 'known'; user: ChatUser; found: ConversationSnapshot['found'] };

const STRANGER: Opening = { kind: 'stranger', says: 'welcome' };

async function read(client: ApolloClient, id: string): Promise<Opening> {
  try {
    const { viewer, found } = await readConversation(client, id);
    return 'endUser' in viewer ? { kind: 'known', user: viewer.endUser, found } : STRANGER;
  } catch (failure) {
    return toRequestFailure(failure).code === 'UNAUTHENTICATED' ? STRANGER : { kind: 'failed' };
  }
}

/** Opens a conversation by the code of a mailed link; one that is used up leads to the sign-in. */
async function enter(client: ApolloClient, id: string, token: string): Promise<Opening> {
  try {
    await client.mutate({
      mutation: SignInByLinkDocument,
      variables: { input: { token } },
      fetchPolicy: 'no-cache',
    });
    return await read(client, id);
  } catch (failure) {
    if (toRequestFailure(failure).code !== 'UNAUTHENTICATED') return { kind: 'failed' };
    // A second press of the same link: who used it here may still be signed in.
    const opening = await read(client, id);
    if (opening.kind === 'known' && opening.found) return opening;
    return opening.kind === 'failed' ? opening : { kind: 'stranger', says: 'linkVoid' };
  }
}

async function open(client: ApolloClient, { id, user, code }: ChatSession): Promise<Opening> {
  if (code) return enter(client, id, code);
  // Without an earlier identification here, the server need not be asked.
  return user ? read(client, id) : STRANGER;
}

interface StartOptions {
  session: ChatSession;
  /** Keeps who was identified. */
  remember: (user: ChatUser) => void;
  /** No user is signed in: the steps begin. */
  onStranger: (says: 'welcome' | 'linkVoid') => void;
  /** The server still knows who this is, and what was said. */
  onKnown: (firstName: string, found: ConversationSnapshot['found']) => void;
}

/** Opens the chat: for a user who was identified before, with what was said then. */
export function useChatStart({ session, remember, onStranger, onKnown }: StartOptions) {
  const client = useApolloClient();
  const resetSession = useResetSession();
  const [phase, setPhase] = useState<StartPhase>(
    session.user || session.code ? 'starting' : 'ready',
  );

  async function settle(opening: Opening): Promise<void> {
    if (session.code && opening.kind !== 'failed') forgetLink();
    if (session.code && opening.kind === 'known') {
      remember(opening.user);
      // The socket must shake hands anew, with the cookie that has just come.
      await resetSession();
    }
    if (opening.kind === 'stranger') onStranger(opening.says);
    if (opening.kind === 'known') onKnown(opening.user.firstName, opening.found);
    setPhase(opening.kind === 'failed' ? 'failed' : 'ready');
  }

  const begin = useEffectEvent(() => open(client, session));
  const settleFirst = useEffectEvent(settle);
  useEffect(() => {
    let gone = false;
    const start = async () => {
      const opening = await begin();
      if (!gone) await settleFirst(opening);
    };
    void start();
    return () => {
      gone = true;
    };
  }, []);

  function tryAgain(): void {
    setPhase('starting');
    void open(client, session).then(settle);
  }

  return { phase, tryAgain };
}
