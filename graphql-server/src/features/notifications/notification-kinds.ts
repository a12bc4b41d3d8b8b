import { NOTIFICATION_KINDS, type NotificationKind, type Permission } from '@hausgeist/schema';
import { type Actor, hasPermission } from '../../platform/context/index.js';

/** The ways in which a person is told. */
export const CHANNELS = ['console', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Which ways a person has chosen for one kind. */
export type Choice = Record<Channel, boolean>;

interface KindRules {
  /** What a person must be allowed to do to learn of it; quotas are for administrators alone. */
  permission: Permission | 'administrators';
  /** What a person must be allowed besides to be told of it without being meant by name. */
  concerns?: Permission;
  /** What holds until a person chooses. */
  byDefault: Choice;
  /** Comes at once, at any hour and in every way, whatever was chosen. */
  isUrgent?: true;
  /** What happens again in a conversation before the person has read of it is one notification with a count. */
  isCollected?: true;
  /** Its mail is written where it is caused. */
  mailsItself?: true;
}

const everywhere: Choice = { console: true, mail: true, push: true };
const withoutMail: Choice = { console: true, mail: false, push: true };
const inConsole: Choice = { console: true, mail: false, push: false };

export const KIND_RULES: Readonly<Record<NotificationKind, KindRules>> = {
  EMERGENCY: { permission: 'conversations.view', byDefault: everywhere, isUrgent: true },
  WAITING: {
    permission: 'conversations.view',
    concerns: 'conversations.reply',
    byDefault: withoutMail,
    isCollected: true,
  },
  ASSIGNED: { permission: 'conversations.view', byDefault: everywhere, isCollected: true },
  MENTIONED: { permission: 'conversations.view', byDefault: everywhere, isCollected: true },
  TENANT_REPLY: { permission: 'conversations.view', byDefault: withoutMail, isCollected: true },
  CASE_REPORTED: { permission: 'cases.view', concerns: 'cases.edit', byDefault: everywhere },
  CASE_ASSIGNED: { permission: 'cases.view', byDefault: everywhere },
  CASE_CRAFTSMAN: { permission: 'cases.view', concerns: 'cases.edit', byDefault: everywhere },
  CASE_DUE: { permission: 'cases.view', concerns: 'cases.edit', byDefault: withoutMail },
  CASE_OVERDUE: { permission: 'cases.view', concerns: 'cases.edit', byDefault: everywhere },
  KNOWLEDGE_REVIEW: { permission: 'settings.edit', byDefault: inConsole },
  BROADCAST_DONE: {
    permission: 'broadcast.view',
    concerns: 'broadcast.send',
    byDefault: inConsole,
  },
  BROADCAST_FAILED: {
    permission: 'broadcast.view',
    concerns: 'broadcast.send',
    byDefault: everywhere,
  },
  QUOTA_NEARLY_SPENT: {
    permission: 'administrators',
    byDefault: everywhere,
    mailsItself: true,
  },
};

/** Kinds of which an administrator of the platform can be told. */
export const OF_PLATFORM: ReadonlySet<NotificationKind> = new Set([
  'TENANT_REPLY',
  'QUOTA_NEARLY_SPENT',
]);

/** The kinds that the actor may see now, older ones included. */
export const kindsToSee = (actor: Actor): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => maySee(actor, kind));

function maySee(actor: Actor, kind: NotificationKind): boolean {
  const { permission } = KIND_RULES[kind];
  if (actor.kind === 'admin') return OF_PLATFORM.has(kind);
  if (actor.kind !== 'companyUser') return false;
  if (permission === 'administrators') return actor.role === 'COMPANY_ADMIN';
  return hasPermission(actor, permission);
}
