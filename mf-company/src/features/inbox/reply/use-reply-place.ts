import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { useViewerId } from '../use-conversations';

const isInReply = () => document.activeElement?.closest('[data-reply]') !== null;

/**
 * Whether the viewer can answer, and whether the field for it is there. What was begun stays in it where a colleague
 * takes over or the permission goes meanwhile: it cannot be sent then, and that is said.
 */
export function useReplyPlace({ status, handledBy }: InboxRow, text: string) {
  const t = useTranslations('inbox.reply.stopped');
  const viewerId = useViewerId();
  const mayReply = usePermission('conversations.reply');
  // A colleague who answered in a chat no longer looks after it once it has ended.
  const isTaken = status === 'OPEN' && handledBy !== null;
  const canReply = mayReply && !(isTaken && handledBy.id !== viewerId);
  const [couldReply, setCouldReply] = useState(canReply);
  const [isKept, setKept] = useState(text !== '');
  if (couldReply !== canReply) {
    setCouldReply(canReply);
    // Also an empty field, while it has the focus: the next letter is meant for it.
    setKept(text !== '' || isInReply());
  }
  const reason = () => (mayReply && handledBy ? t('byColleague', handledBy) : t('notAllowed'));
  return {
    mayReply,
    /** Whether the viewer has taken over. */
    isMine: canReply && isTaken,
    hasField: canReply || isKept,
    /** Why nothing can be sent; undefined for those who can. */
    stopped: canReply ? undefined : reason(),
    forget: () => setKept(false),
  };
}
