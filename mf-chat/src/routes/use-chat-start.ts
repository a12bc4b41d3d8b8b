import { toRequestFailure, useApolloClient, type ApolloClient } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { readConversation, type ConversationSnapshot } from '../features/conversation';
import type { ChatSession } from '../features/session';

/** How far opening the chat has come. */
export type StartPhase = 'starting' | 'failed' | 'ready';

type Opening =
  | { kind: 'failed' }
  | { kind: 'stranger' }
  | { kind: 'known'; firstName: string; found: ConversationSnapshot['found'] };

async function open(client: ApolloClient, { id, user }: ChatSession): Promise<Opening> {
  // Without an earlier identification here, the server need not be asked.
  if (!user) return { kind: 'stranger' };
  try {
    const { viewer, found } = await readConversation(client, id);
    if (!('endUser' in viewer)) return { kind: 'stranger' };
    return { kind: 'known', firstName: viewer.endUser.firstName, found };
  } catch (failure) {
    const { code } = toRequestFailure(failure);
    return { kind: code === 'UNAUTHENTICATED' ? 'stranger' : 'failed' };
  }
}

interface StartOptions {
  session: ChatSession;
  /** No user is signed in: the steps begin. */
  onStranger: () => void;
  /** The server still knows who this is, and what was said. */
  onKnown: (firstName: string, found: ConversationSnapshot['found']) => void;
}

/** Opens the chat: for a user who was identified before, with what was said then. */
export function useChatStart({ session, onStranger, onKnown }: StartOptions) {
  const client = useApolloClient();
  const [phase, setPhase] = useState<StartPhase>(session.user ? 'starting' : 'ready');

  function settle(opening: Opening): void {
    if (opening.kind === 'stranger') onStranger();
    if (opening.kind === 'known') onKnown(opening.firstName, opening.found);
    setPhase(opening.kind === 'failed' ? 'failed' : 'ready');
  }

  const begin = useEffectEvent(() => open(client, session));
  const settleFirst = useEffectEvent(settle);
  useEffect(() => {
    let gone = false;
    const start = async () => {
      const opening = await begin();
      if (!gone) settleFirst(opening);
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
