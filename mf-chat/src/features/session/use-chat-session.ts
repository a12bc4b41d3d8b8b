import { useEffect, useState } from 'react';
import {
  isSameSession,
  readLinkedSession,
  readSession,
  startFreshSession,
  storeConversation,
  storedSession,
  storeUser,
  type ChatSession,
  type ChatUser,
} from './session-storage';

interface KnownSession {
  session: ChatSession;
  /** Grows when the chat has to start over: use it as the key of everything inside. */
  generation: number;
}

/** The session of this browser and what changes it. */
export interface ChatSessionHandle extends KnownSession {
  /** Starts over without an identified user. */
  startFresh: () => void;
  /** Goes on with another conversation of the same user. */
  goOnWith: (sessionId: string) => void;
  /** Keeps who was identified in this tab; returns the session that is theirs. */
  remember: (user: ChatUser) => ChatSession;
}

/** The session in storage. A change in another tab starts this one over, so that both agree. */
export function useChatSession(): ChatSessionHandle {
  const [known, setKnown] = useState<KnownSession>(() => ({
    session: readLinkedSession() ?? readSession(),
    generation: 0,
  }));

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.storageArea !== localStorage) return;
      setKnown((current) => {
        const stored = storedSession();
        // A visitor who has not said who they are has nothing that another tab could end.
        if (!stored && current.session.user === null) return current;
        const session = stored ?? readSession();
        if (isSameSession(session, current.session)) return current;
        return { session, generation: current.generation + 1 };
      });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return {
    ...known,
    startFresh: () => setKnown({ session: startFreshSession(), generation: known.generation + 1 }),
    goOnWith: (id) =>
      setKnown({
        session: storeConversation(known.session, id),
        generation: known.generation + 1,
      }),
    remember: (user) => {
      const session = storeUser(known.session, user);
      setKnown({ session, generation: known.generation });
      return session;
    },
  };
}
