import { useApolloClient } from '@hausgeist/shell-api';
import { useEffect, useRef } from 'react';
import { TellInboxPresenceDocument, type InboxPresenceState } from '../gql/graphql';
import { usePresenceAskers } from './Presence';

/** It is told again before what was told ends. */
const AGAIN_MS = 5_000;
/** One who has not typed for so long does not type any more. */
const STILL_TYPING_MS = 4_000;
/** The same is told no oftener. */
const AT_MOST_MS = 1_000;

/** Tells colleagues what becomes of one conversation on this page. */
class Teller {
  readonly #tell: (state: InboxPresenceState, isReply: boolean) => void;
  /** What was typed last is an answer, of which the tenant is told, too. */
  #isReply = false;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #last: { state: InboxPresenceState; at: number } = { state: 'GONE', at: -Infinity };

  constructor(tell: (state: InboxPresenceState, isReply: boolean) => void) {
    this.#tell = tell;
  }

  /** Says what is done now; the same again only after a while. */
  now(): void {
    const now = Date.now();
    const state = document.hidden ? 'GONE' : this.#typing ? 'TYPING' : 'VIEWING';
    if (state === this.#last.state && (state === 'GONE' || now - this.#last.at < AT_MOST_MS))
      return;
    this.#last = { state, at: now };
    this.#tell(state, this.#isReply);
  }

  /** Something was typed; it is told at once when it begins, and from then on with the rest. */
  typed(isReply: boolean): void {
    this.#isReply = isReply;
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => {
      this.#typing = undefined;
      this.now();
    }, STILL_TYPING_MS);
    if (this.#last.state !== 'TYPING') this.now();
  }

  /** Another person answers the tenant now: what is being typed may be for the tenant from here on. */
  handlerChanged(): void {
    if (this.#last.state !== 'TYPING') return;
    this.#last = { state: 'TYPING', at: -Infinity };
    this.now();
  }

  /** The page shows something else now. */
  leave(): void {
    clearTimeout(this.#typing);
    if (this.#last.state !== 'GONE') this.#tell('GONE', this.#isReply);
  }
}

/**
 * Lets colleagues know that the conversation is open on this page, as long as the page is seen, and
 * that something is being written; call the result for every stroke of it.
 */
export function useTellPresence(
  conversationId: string | undefined,
  handlerId: string | undefined,
): (isReply: boolean) => void {
  const client = useApolloClient();
  const askers = usePresenceAskers();
  const teller = useRef<Teller>(undefined);
  useEffect(() => {
    if (!conversationId) return undefined;
    const pageId = crypto.randomUUID();
    const mine = new Teller((state, isReply) => {
      const mutation = TellInboxPresenceDocument;
      const variables = { input: { conversationId, pageId, state, isReply } };
      // Colleagues who do not hear of it this time hear of it the next.
      client.mutate({ mutation, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
    });
    const tell = () => mine.now();
    teller.current = mine;
    tell();
    const timer = setInterval(tell, AGAIN_MS);
    askers.add(tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      askers.delete(tell);
      document.removeEventListener('visibilitychange', tell);
      mine.leave();
    };
  }, [client, askers, conversationId]);
  // A reply that was begun before the viewer had taken over was not told to the tenant.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- That it has changed is what is told.
  useEffect(() => teller.current?.handlerChanged(), [handlerId]);
  return (isReply) => teller.current?.typed(isReply);
}
