export type { NotificationSettingsTexts } from './messages/settings-catalogues';
export { NotificationsLive } from './NotificationsLive';
export { NotificationsScreen } from './NotificationsScreen';
