import { useSubscription } from '@hausgeist/shell-api';
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useCompanyId } from '../../company-scope';
import { useLater } from '../../inbox-live';
import { InboxPresenceDocument } from '../gql/graphql';
import { useViewerId } from '../use-conversations';
import { type Present, PresenceBook } from './presence-book';

/** Wait before following again after the server ended it. */
const FOLLOW_AGAIN_MS = 4_000;

interface Shared {
  book: PresenceBook;
  /** Called when a colleague wants to know who is here. */
  askers: Set<() => void>;
}

const PresenceContext = createContext<Shared>({ book: new PresenceBook(), askers: new Set() });

/** Follows who has which conversation open, as long as the inbox is. */
export function Presence({ children }: { children: ReactNode }) {
  const viewerId = useViewerId();
  const [shared] = useState((): Shared => ({ book: new PresenceBook(), askers: new Set() }));
  const restarted = useRef<() => void>(undefined);
  const followLater = useLater(FOLLOW_AGAIN_MS, () => restarted.current?.());
  const { restart } = useSubscription(InboxPresenceDocument, {
    variables: { companyId: useCompanyId() },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      const told = event?.inboxPresence;
      if (told?.__typename === 'InboxPresenceAsked') for (const answer of shared.askers) answer();
      if (told?.__typename !== 'InboxPresence' || told.person.id === viewerId) return;
      shared.book.note(told);
    },
    onError: followLater,
    onComplete: followLater,
  });
  useEffect(() => {
    restarted.current = restart;
  }, [restart]);
  useEffect(() => () => shared.book.clear(), [shared]);
  return <PresenceContext value={shared}>{children}</PresenceContext>;
}

/** The colleagues who have a conversation open now; never the viewer. */
export function usePresent(conversationId: string): readonly Present[] {
  const { book } = use(PresenceContext);
  return useSyncExternalStore(book.subscribe, () => book.peopleAt(conversationId));
}

/** What to call when a colleague wants to know who is here. */
export const usePresenceAskers = (): Set<() => void> => use(PresenceContext).askers;
