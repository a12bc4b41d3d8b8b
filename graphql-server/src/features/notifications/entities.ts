export { Notification } from './notification.entity.js';
export { NotificationSettings } from './settings/notification-settings.entity.js';
export { PushDevice } from './push/push-device.entity.js';
