export { NotificationsScreen as NotificationsPage } from '@hausgeist/staff-kit/notifications';
