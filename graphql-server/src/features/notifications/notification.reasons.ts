import { defineReasons } from '../../platform/errors/index.js';

/** Why things about notifications are refused. */
export const notificationReasons = defineReasons({
  NOTIFICATION_NOT_FOUND: 'Notification not found',
  TOO_MANY_NOTIFICATIONS_AT_ONCE: 'Name between 1 and {max} notifications',
  EMERGENCIES_ALWAYS_TOLD: 'You are always told of emergencies, in every way',
  NOTIFICATION_KIND_TWICE: 'Each kind of notification can be named once',
  QUIET_HOURS_INCOMPLETE: 'Name both the beginning and the end of the quiet hours, or neither',
  QUIET_HOURS_INVALID: 'Write a time of the day, such as 20:00',
  QUIET_HOURS_EMPTY: 'The quiet hours must end at another time than they begin',
  TIME_ZONE_UNKNOWN: 'There is no such time zone',
  PUSH_SUBSCRIPTION_INVALID: 'The browser has given something that cannot be sent to',
  PUSH_DEVICE_NOT_FOUND: 'There is no such device',
  TOO_MANY_PUSH_DEVICES: 'A person can be told on at most {max} devices',
  TOO_MANY_PUSH_SUBSCRIPTIONS: 'Too many attempts. Please try again later.',
});
