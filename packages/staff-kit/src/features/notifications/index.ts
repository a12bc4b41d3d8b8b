export { notificationCatalogues } from './messages/catalogues';
export type { NotificationTexts } from './messages/catalogues';
export { NotificationsLive } from './NotificationsLive';
export { NotificationsScreen } from './NotificationsScreen';
