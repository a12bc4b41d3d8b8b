import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { useViewerId } from '../use-conversations';

const isInReply = () => document.activeElement?.closest('[data-reply]') !== null;

/**
 * Whether the viewer answers, and whether the field for it is there. What was begun stays in it where a colleague
 * takes over, the chat ends or the permission goes meanwhile: it cannot be sent then, and that is said.
 */
export function useReplyPlace(row: InboxRow, text: string) {
  const t = useTranslations('inbox.reply.stopped');
  const viewerId = useViewerId();
  const hasPermission = usePermission('conversations.reply');
  const { status, handledBy } = row;
  const mayReply = hasPermission && status === 'OPEN';
  const isMine = mayReply && handledBy !== null && handledBy.id === viewerId;
  const [wasMine, setWasMine] = useState(isMine);
  const [isKept, setKept] = useState(text !== '');
  if (wasMine !== isMine) {
    setWasMine(isMine);
    // Also an empty field, while it has the focus: the next letter is meant for it.
    setKept(text !== '' || isInReply());
  }
  const reason = () => {
    if (!hasPermission) return t('notAllowed');
    if (status !== 'OPEN') return t('ended');
    return handledBy ? t('byColleague', handledBy) : t('byAssistant');
  };
  return {
    mayReply,
    isMine,
    hasField: isMine || isKept,
    /** Why nothing can be sent; undefined for who answers. */
    stopped: isMine ? undefined : reason(),
    forget: () => setKept(false),
  };
}
