import {
  type ToldRefusal,
  toRequestFailure,
  useGraphqlClient,
  usePageCompany,
  useResetSession,
  type GraphqlClient,
} from '@hausgeist/shell-api/slim';
import { useEffect, useEffectEvent, useState } from 'react';
import { readConversation, type ConversationSnapshot } from '../features/conversation';
import { preloadHumanContact } from '../features/human-contact';
import type { Welcome } from '../features/identification';
import { forgetLink, type ChatSession, type ChatUser } from '../features/session';
import { SignInByLinkDocument } from '../gql/graphql';

/** How far opening the chat has come. */
export type StartPhase = 'starting' | 'failed' | 'ready';

type Opening =
  | { kind: 'failed' }
  | { kind: 'stranger'; says: Welcome; failure?: ToldRefusal }
  | { kind: 'known'; user: ChatUser; found: ConversationSnapshot['found'] };

/** The server, and the company whose page asks; people of others are strangers there. */
interface Door {
  client: GraphqlClient;
  company: string | undefined;
}

const STRANGER = { kind: 'stranger', says: 'welcome' } as const satisfies Opening;

async function read({ client, company }: Door, id: string): Promise<Opening> {
  try {
    const [{ viewer, found }] = await Promise.all([
      readConversation(client, id),
      preloadHumanContact(client),
    ]);
    if (!('endUser' in viewer)) return STRANGER;
    const { endUser } = viewer;
    if (company !== undefined && endUser.company.slug !== company) return STRANGER;
    return { kind: 'known', user: endUser, found };
  } catch (cause) {
    const failure = toRequestFailure(cause);
    return failure.code === 'UNAUTHENTICATED' ? { ...STRANGER, failure } : { kind: 'failed' };
  }
}

/** Opens a conversation by the code of a mailed link; one that is used up leads to the sign-in. */
async function enter(door: Door, id: string, token: string): Promise<Opening> {
  try {
    await door.client.mutate({
      mutation: SignInByLinkDocument,
      variables: { input: { token, company: door.company } },
    });
    return await read(door, id);
  } catch (cause) {
    const failure = toRequestFailure(cause);
    if (failure.code !== 'UNAUTHENTICATED') return { kind: 'failed' };
    // A second press of the same link: who used it here may still be signed in.
    const opening = await read(door, id);
    if (opening.kind === 'known' && opening.found) return opening;
    const says = failure.reason === 'SIGN_IN_LINK_USED' ? 'linkUsed' : 'linkVoid';
    return opening.kind === 'failed' ? opening : { kind: 'stranger', says, failure };
  }
}

async function open(door: Door, { id, user, code }: ChatSession): Promise<Opening> {
  if (code) return enter(door, id, code);
  // Without an earlier identification here, the server need not be asked.
  return user ? read(door, id) : STRANGER;
}

interface StartOptions {
  session: ChatSession;
  /** Keeps who was identified. */
  remember: (user: ChatUser) => void;
  /** No user is signed in: the steps begin. */
  onStranger: (says: Welcome, failure?: ToldRefusal) => void;
  /** The server still knows who this is, and what was said. */
  onKnown: (firstName: string, found: ConversationSnapshot['found']) => void;
}

/** Opens the chat: for a user who was identified before, with what was said then. */
export function useChatStart({ session, remember, onStranger, onKnown }: StartOptions) {
  const client = useGraphqlClient();
  const company = usePageCompany()?.slug;
  const door = { client, company };
  const resetSession = useResetSession();
  const [usedCode, setUsedCode] = useState<string>();
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
    if (opening.kind === 'stranger') {
      onStranger(opening.says, opening.failure);
      // A link is not used up while the company is suspended.
      if (opening.failure?.reason !== 'SERVICE_PAUSED') setUsedCode(session.code);
    }
    if (opening.kind === 'known') onKnown(opening.user.firstName, opening.found);
    setPhase(opening.kind === 'failed' ? 'failed' : 'ready');
  }

  const begin = useEffectEvent(() => open(door, session));
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
    void open(door, session).then(settle);
  }

  return {
    phase,
    tryAgain,
    /** Of a link that is used up; another one can be had for it. */
    usedCode,
    forgetCode: () => setUsedCode(undefined),
  };
}
