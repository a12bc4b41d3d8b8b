import { NOTIFICATION_KINDS } from '@hausgeist/schema';
import type { NotificationRowFragment, OwnNotificationSettingsFragment } from '../gql/graphql';

/** Something that the viewer was told. */
export const aNotification = (overrides: Partial<NotificationRowFragment> = {}) => ({
  ...{
    __typename: 'Notification' as const,
    id: 'notification-1',
    kind: 'MENTIONED' as const,
    count: 1,
  },
  ...{ createdAt: '2026-11-24T08:15:00.000Z', readAt: null, danger: null, quota: null },
  ...{ path: '/company/dashboard/conversations?open=conversation-1', caseNumber: null },
  ...{ subject: 'Anna Berger', actorName: 'Jonas Weber', companyName: 'Lindenhof' },
  deputyFor: null,
  ...overrides,
});

/** A day of notifications, of most kinds. */
export const SOME_NOTIFICATIONS = [
  aNotification({ id: 'n-1', kind: 'EMERGENCY', danger: 'GAS', actorName: null }),
  aNotification({ id: 'n-2', kind: 'WAITING', actorName: null, subject: 'Mehmet Yılmaz' }),
  aNotification({ id: 'n-3', createdAt: '2026-11-24T07:50:00.000Z' }),
  aNotification({
    ...{ id: 'n-4', kind: 'CASE_OVERDUE', caseNumber: 12, subject: 'Wasserhahn tropft' },
    ...{ path: '/company/dashboard/cases/case-12', readAt: '2026-11-24T07:10:00.000Z' },
  }),
  aNotification({
    ...{ id: 'n-5', kind: 'BROADCAST_DONE', subject: 'Wartung des Aufzugs', actorName: null },
    ...{ createdAt: '2026-11-23T15:00:00.000Z', readAt: '2026-11-23T16:00:00.000Z' },
  }),
];

/** Those of the people of companies. */
const KINDS = NOTIFICATION_KINDS.filter((kind) => kind !== 'QUOTA_NEARLY_SPENT');

/** How the viewer wants to be told. */
export const someSettings = (
  overrides: Partial<OwnNotificationSettingsFragment> = {},
): OwnNotificationSettingsFragment & { __typename: 'NotificationSettings' } => ({
  __typename: 'NotificationSettings',
  choices: KINDS.map((kind) => ({
    ...{ kind, inConsole: true, byPush: true, isFixed: kind === 'EMERGENCY' },
    byMail: kind !== 'WAITING' && kind !== 'TENANT_REPLY',
  })),
  ...{ quietFrom: null, quietUntil: null, timeZone: 'Europe/Berlin', language: 'DE' as const },
  ...{ hasSound: true, pushKey: 'BKey', devices: [] },
  ...overrides,
});

/** The answer to a page of notifications. */
export const notificationsAnswer = (
  rows: readonly NotificationRowFragment[] = SOME_NOTIFICATIONS,
  endCursor: string | null = null,
) => ({
  notifications: {
    edges: rows.map((node) => ({ node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  },
});
