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

/** So long holds that a tenant writes. */
const TENANT_HOLDS_MS = 8_000;

/** Stands for the tenant of a conversation, who has no name here but that of the conversation. */
const TENANT = { person: { id: 'tenant', name: '' }, pageId: 'tenant' };

interface Shared {
  book: PresenceBook;
  /** Tenants who write. */
  tenants: PresenceBook;
  /** Called when a colleague wants to know who is here. */
  askers: Set<() => void>;
}

const createShared = (): Shared => ({
  ...{ book: new PresenceBook(), tenants: new PresenceBook(TENANT_HOLDS_MS) },
  askers: new Set(),
});

const PresenceContext = createContext<Shared>(createShared());

/** Follows who has which conversation open, as long as the inbox is. */
export function Presence({ children }: { children: ReactNode }) {
  const viewerId = useViewerId();
  const [shared] = useState(createShared);
  const restarted = useRef<() => void>(undefined);
  const followLater = useLater(FOLLOW_AGAIN_MS, () => restarted.current?.());
  const { restart } = useSubscription(InboxPresenceDocument, {
    variables: { companyId: useCompanyId() },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      const told = event?.inboxPresence;
      if (told?.__typename === 'InboxPresenceAsked') for (const answer of shared.askers) answer();
      if (told?.__typename === 'InboxTenantTyping') {
        const { conversationId, isTyping } = told;
        const state = isTyping ? 'TYPING' : 'GONE';
        shared.tenants.note({ ...TENANT, conversationId, state });
      }
      if (told?.__typename !== 'InboxPresence' || told.person.id === viewerId) return;
      shared.book.note(told);
    },
    onError: followLater,
    onComplete: followLater,
  });
  useEffect(() => {
    restarted.current = restart;
  }, [restart]);
  useEffect(
    () => () => {
      shared.book.clear();
      shared.tenants.clear();
    },
    [shared],
  );
  return <PresenceContext value={shared}>{children}</PresenceContext>;
}

/** The colleagues who have a conversation open now; never the viewer. */
export function usePresent(conversationId: string): readonly Present[] {
  const { book } = use(PresenceContext);
  return useSyncExternalStore(book.subscribe, () => book.peopleAt(conversationId));
}

/** Whether the tenant of a conversation writes now. */
export function useTenantTypes(conversationId: string): boolean {
  const { tenants } = use(PresenceContext);
  return useSyncExternalStore(tenants.subscribe, () => tenants.peopleAt(conversationId).length > 0);
}

/** What to call when a colleague wants to know who is here. */
export const usePresenceAskers = (): Set<() => void> => use(PresenceContext).askers;
