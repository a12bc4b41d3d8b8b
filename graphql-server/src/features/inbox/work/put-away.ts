import { wrongField } from '../../../platform/errors/index.js';
import { bringBack, type Conversation } from '../../conversations/index.js';
import { inboxReasons } from '../inbox.reasons.js';
import { conversationArchived } from '../inbox.webhook-events.js';
import type { RecordedActivity } from './inbox-journal.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after which a conversation comes back at the latest. */
const MOST_DAYS = 366;

/** A way to put conversations away or to bring them back. */
export interface PutAway {
  /** Whether a conversation is so already. */
  isDone: (conversation: Conversation) => boolean;
  change: (conversation: Conversation) => RecordedActivity;
  /** Whether it takes them out of sight: not with what the tenant wrote unseen. */
  hides: boolean;
  /** When it comes back by itself. */
  until?: Date;
}

/** Into the archive, from the open ones or out of a snooze. */
export const archiving: PutAway = {
  isDone: ({ archivedAt, snoozedUntil }) => Boolean(archivedAt) && !snoozedUntil,
  change: (conversation) => {
    conversation.archivedAt = new Date();
    conversation.snoozedUntil = null;
    return { kind: 'ARCHIVED', event: conversationArchived(conversation) };
  },
  hides: true,
};

/** Back among the open ones. */
export const restoring: PutAway = {
  isDone: ({ archivedAt }) => !archivedAt,
  change: (conversation) => {
    bringBack(conversation);
    return { kind: 'RESTORED' };
  },
  hides: false,
};

/** Away until a moment of the next twelve months. */
export function snoozing(until: Date): PutAway {
  const wait = until.getTime() - Date.now();
  if (wait <= 0) throw wrongField('until', inboxReasons.SNOOZE_IS_PAST);
  if (wait > MOST_DAYS * DAY_MS) {
    throw wrongField('until', inboxReasons.SNOOZE_TOO_LONG({ days: MOST_DAYS }));
  }
  return {
    isDone: ({ snoozedUntil }) => snoozedUntil?.getTime() === until.getTime(),
    change: (conversation) => {
      conversation.archivedAt = new Date();
      conversation.snoozedUntil = until;
      return { kind: 'SNOOZED', names: [until.toISOString()] };
    },
    hides: true,
    until,
  };
}
