import type { Figures } from './analytics-figures.js';

/** Why an administrator should look at a company. */
export enum AttentionReason {
  NO_KNOWLEDGE = 'NO_KNOWLEDGE',
  FALLEN_QUIET = 'FALLEN_QUIET',
  FEW_RESOLVED = 'FEW_RESOLVED',
  FAILED_MAILS = 'FAILED_MAILS',
  LATE_REQUESTS = 'LATE_REQUESTS',
}

/** One thing about a company that is out of the ordinary. */
export interface Attention {
  reason: AttentionReason;
  /** Conversations of the period before, share that was resolved, mails, requests; 0 without knowledge. */
  value: number;
}

/** From so many conversations on, a small share without a person says something. */
const ENOUGH_CONVERSATIONS = 10;
const SMALL_SHARE = 0.5;

interface Looked {
  now: Figures;
  before: Figures;
  hasKnowledge: boolean;
  /** Requests about personal data that are late. */
  lateRequests: number;
}

/** What of a company is out of the ordinary, the gravest first. */
export function attentionOf({ now, before, hasKnowledge, lateRequests }: Looked): Attention[] {
  const { conversations, resolvedShare, failedMails } = now;
  const isFew = conversations >= ENOUGH_CONVERSATIONS && (resolvedShare ?? 1) < SMALL_SHARE;
  const found: [AttentionReason, boolean, number][] = [
    [AttentionReason.LATE_REQUESTS, lateRequests > 0, lateRequests],
    [AttentionReason.NO_KNOWLEDGE, !hasKnowledge, 0],
    [AttentionReason.FAILED_MAILS, failedMails > 0, failedMails],
    [AttentionReason.FEW_RESOLVED, isFew, resolvedShare ?? 1],
    [
      AttentionReason.FALLEN_QUIET,
      conversations === 0 && before.conversations > 0,
      before.conversations,
    ],
  ];
  return found.filter(([, isSo]) => isSo).map(([reason, , value]) => ({ reason, value }));
}
