import type { Urgency } from '../assistant/index.js';
import type {
  ConversationHandler,
  ConversationStatus,
  MessageSender,
} from '../conversations/index.js';
import type { ActivityKind } from './conversation-history.entity.js';
import type { LabelColor } from './labels/label.entity.js';

/** The lists that an inbox has. */
export const INBOX_VIEWS = [
  'ALL_OPEN',
  'MINE',
  'MINE_AND_COVERED',
  'UNASSIGNED',
  'WAITING',
  'EMERGENCY',
  'UNANSWERED',
  'SNOOZED',
  'ARCHIVED',
] as const;
export type InboxViewName = (typeof INBOX_VIEWS)[number];

/** Which conversations a list has, besides its view. */
export interface InboxFilter {
  view?: InboxViewName | null | undefined;
  /** A search of `ALL_OPEN` finds what is archived or snoozed, too. */
  withArchived?: boolean | null | undefined;
  category?: string | null | undefined;
  urgency?: Urgency | null | undefined;
  assigneeId?: string | null | undefined;
  labelId?: string | null | undefined;
  endUserId?: string | null | undefined;
  /** With the people who live there now. */
  buildingId?: string | null | undefined;
  /** Last activity, from this moment on and before that one. */
  from?: Date | null | undefined;
  to?: Date | null | undefined;
}

/** A person of the company, as lists name them. */
export interface ColleagueView {
  id: string;
  name: string;
}

/** A word on a conversation. */
export interface LabelView {
  id: string;
  name: string;
  color: LabelColor;
}

/** A message of a conversation, shortened. */
export interface MessagePreview {
  sender: MessageSender;
  text: string;
  at: Date;
  hasAttachments: boolean;
}

/** A tenant or owner, as lists show them. */
export interface InboxPerson {
  id: string;
  type: 'Tenant' | 'Owner';
  firstName: string;
  lastName: string;
  address: string;
  apartmentNumber: string;
}

/** A conversation in a list. */
export interface InboxRow {
  id: string;
  status: ConversationStatus;
  handler: ConversationHandler;
  handlerName: string | null;
  handlerId: string | null;
  urgency: Urgency;
  danger: string | null;
  category: string | null;
  startedAt: Date;
  endedAt: Date | null;
  archivedAt: Date | null;
  snoozedUntil: Date | null;
  waitingSince: Date | null;
  lastActivityAt: Date;
  /** The same moment as a cursor carries it. */
  activityKey: string;
  /** How much it presses, as a cursor carries it. */
  pressingKey: string;
  hasOpenQuestion: boolean;
  revision: number;
  messageCount: number;
  isUnread: boolean;
  endUser: InboxPerson;
  assignee: ColleagueView | null;
  labels: LabelView[];
  lastMessage: MessagePreview | null;
  /** What the tenant wrote last. */
  lastTenantMessage: MessagePreview | null;
  /** What a search has found in it; only in lists that were searched. */
  found?: MessagePreview | null;
}

/** Something that a colleague has done with a conversation. */
export interface ActivityView {
  id: string;
  kind: ActivityKind;
  actor: ColleagueView;
  names: string[];
  at: Date;
}

/** What a colleague has noted about a conversation. */
export interface NoteView {
  id: string;
  author: ColleagueView;
  text: string;
  mentions: string[];
  at: Date;
}

/** What the page of one conversation shows besides its row and its messages. */
export interface InboxDetails {
  row: InboxRow;
  sessionId: string;
  /** When the last mail with replies came back; null where it did not, or there is none. */
  mailBouncedAt: Date | null;
  /** Whether replies are mailed: not to an address that the tenant has never used. */
  canBeMailed: boolean;
  summary: string | null;
  hasSummaryFile: boolean;
  notes: NoteView[];
  activities: ActivityView[];
}
