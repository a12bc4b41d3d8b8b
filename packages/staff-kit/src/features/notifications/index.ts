export { NotificationsLive } from './NotificationsLive';
export { NotificationsScreen } from './NotificationsScreen';
