import { skipToken, useQuery } from '@hausgeist/shell-api';
import { useState, type KeyboardEvent } from 'react';
import { useCompanyId } from '../../company-scope';
import { useInboxEvents } from '../../inbox-live';
import { InboxCannedRepliesDocument } from '../gql/graphql';
import { type CannedReply, repliesLike, typedAfterSlash } from './canned';

/** Chooses a canned reply: a / at the beginning of the text asks for it, or the button. */
export function useCanned(text: string, onTake: (reply: CannedReply, isTyped: boolean) => void) {
  const slashed = typedAfterSlash(text);
  const [isAsked, setIsAsked] = useState(false);
  const [dismissed, setDismissed] = useState<string>();
  const [active, setActive] = useState(0);
  const isTyped = slashed !== undefined && text !== dismissed;
  const isOpen = isAsked || isTyped;
  const companyId = useCompanyId();
  // Colleagues may have changed them since.
  const fresh = { variables: { companyId }, fetchPolicy: 'cache-and-network' } as const;
  const { data, error, refetch } = useQuery(InboxCannedRepliesDocument, isOpen ? fresh : skipToken);
  useInboxEvents((row) => {
    // What cannot be read now stays as it was until the list is opened again.
    if (isOpen && !row) refetch().catch(() => undefined);
  });
  const all = data?.cannedReplies;
  const replies = isOpen ? repliesLike(all ?? [], slashed ?? '') : [];
  const current = Math.min(active, replies.length - 1);
  const close = () => {
    setIsAsked(false);
    setDismissed(text);
    setActive(0);
  };
  const take = (index: number) => {
    const reply = replies[index];
    if (!reply) return;
    setIsAsked(false);
    setActive(0);
    onTake(reply, slashed !== undefined);
  };
  const move = (step: number) => setActive((current + step + replies.length) % replies.length);
  return {
    isOpen,
    replies,
    current,
    hasAny: all && all.length > 0,
    isFailed: error !== undefined && !all,
    take,
    close,
    toggle: () => (isOpen ? close() : setIsAsked(true)),
    /** Whether a key was for the list. */
    handleKey: ({ key }: KeyboardEvent): boolean => {
      if (!isOpen) return false;
      if (key === 'Escape') close();
      else if (replies.length === 0) return false;
      else if (key === 'ArrowDown') move(1);
      else if (key === 'ArrowUp') move(-1);
      else if (key === 'Enter' || key === 'Tab') take(current);
      else return false;
      return true;
    },
  };
}
