/** What people of the staff are told of. */
export const NOTIFICATION_KINDS = [
  'EMERGENCY',
  'WAITING',
  'ASSIGNED',
  'MENTIONED',
  'TENANT_REPLY',
  'CASE_REPORTED',
  'CASE_ASSIGNED',
  'CASE_CRAFTSMAN',
  'CASE_DUE',
  'CASE_OVERDUE',
  'KNOWLEDGE_REVIEW',
  'BROADCAST_DONE',
  'BROADCAST_FAILED',
  'QUOTA_NEARLY_SPENT',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
