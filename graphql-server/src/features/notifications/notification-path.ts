import type { Notification } from './notification.entity.js';

/** What a notification is about. */
type About = Pick<
  Notification,
  'kind' | 'companyId' | 'conversationId' | 'caseId' | 'broadcastId' | 'adminId'
>;

const PORTAL = '/company/dashboard';

/** Where the list of a person's notifications is. */
export const listPath = (person: { companyId: string | null }): string =>
  person.companyId === null ? '/admin/notifications' : `${PORTAL}/notifications`;

/** Where one sees what a notification is about; administrators open the company's portal for it. */
export function pathOf(notification: About): string {
  const { adminId, companyId } = notification;
  const path = thingPath(notification);
  if (!adminId || !path.startsWith(PORTAL) || !companyId) return path;
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}companyId=${companyId}`;
}

function thingPath({ kind, adminId, conversationId, caseId, broadcastId }: About): string {
  if (conversationId) return `${PORTAL}/conversations?open=${conversationId}`;
  if (caseId) return `${PORTAL}/cases/${caseId}`;
  if (broadcastId) return `${PORTAL}/broadcasts/${broadcastId}`;
  if (kind === 'KNOWLEDGE_REVIEW') return `${PORTAL}/knowledge?tab=draft`;
  return adminId ? '/admin/monitoring' : `${PORTAL}/overview`;
}
