export type { NotificationPageTexts } from './messages/page-catalogues';
export { NotificationsLive } from './NotificationsLive';
export { NotificationsScreen } from './NotificationsScreen';
