import type { Audience, BroadcastKind, BroadcastStatus } from './broadcast.entity.js';

/** What became of the recipients, by number. */
export interface BroadcastCounts {
  total: number;
  waiting: number;
  queued: number;
  sent: number;
  failed: number;
  bounced: number;
  unsubscribed: number;
  unproven: number;
  cancelled: number;
  /** People whose chat shows it. */
  inChat: number;
  /** Of these, those whose chat was open since, those who read it besides. */
  shown: number;
  /** Of these, those who read it. */
  read: number;
}

/** How many people a broadcast reaches, and how many it leaves out and why. */
export interface Reach {
  reached: number;
  unsubscribed: number;
  unproven: number;
}

/** The buildings or people that were chosen: how many there are, and what the first ones are called. */
export interface ChosenNames {
  count: number;
  names: string[];
}

/** A broadcast as the staff sees it. */
export interface BroadcastView {
  id: string;
  companyId: string;
  companyName: string;
  kind: BroadcastKind;
  subject: string;
  text: string;
  audience: Audience;
  status: BroadcastStatus;
  authorName: string;
  /** The last day on which it matters, as `2026-11-24`. */
  validUntil: string | null;
  scheduledAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  createdAt: Date;
  counts: BroadcastCounts;
  reach: Reach;
  chosen: ChosenNames;
}

/** What became of one recipient: WAITING has no mail yet, QUEUED has one that is not out yet. */
export const RECIPIENT_STATUSES = [
  'WAITING',
  'QUEUED',
  'SENT',
  'FAILED',
  'BOUNCED',
  'UNSUBSCRIBED',
  'UNPROVEN',
  'CANCELLED',
] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/** A recipient as the staff sees them. */
export interface RecipientView {
  endUserId: string;
  fullName: string;
  email: string;
  status: RecipientStatus;
  /** Why it failed, in words for operators. */
  error: string | null;
  sentAt: Date | null;
  phone: string;
  shownAt: Date | null;
  readAt: Date | null;
}
