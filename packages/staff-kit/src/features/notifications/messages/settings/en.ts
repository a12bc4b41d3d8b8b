import type { notificationSettings as german } from './de';

/** Texts of how the viewer wants to be told. */
export const notificationSettings: typeof german = {
  save: 'Save',
  saved: 'Saved',
  failed: 'This could not be saved. Please try again.',
  loadFailed: 'The settings could not be loaded.',
  devices: 'On your devices',
  devicesHint:
    'Notifications also appear while this page is closed. A lock screen only shows what has happened, never who has written. It ends when you sign out.',
  addThis: 'Notify me on this device',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  removeDevice: 'Remove',
  since: 'since',
  obstacles: {
    unsupported:
      'This browser cannot show notifications. On iPhone and iPad it works once you have added the page to the home screen.',
    insecure: 'Notifications need an encrypted connection (https).',
    denied:
      'Notifications of this page are switched off in the settings of your browser. Please allow them there.',
    failed: 'This device could not be added. Please try again later.',
  },
  sound: 'Sound',
  hasSound: 'Play a sound when something new arrives',
  soundHint: 'As long as this page is open. During your quiet hours only for emergencies.',
  trySound: 'Play the sound',
  quietHours: 'Quiet hours',
  quietHint:
    'Emails and notifications wait during this time. You are told about emergencies at once.',
  isQuiet: 'Keep quiet hours',
  from: 'From',
  until: 'Until',
  timeZone: 'Time zone',
  choices: 'What you want to be told about',
  choicesHint:
    'What happens within five minutes comes in a single email. What you have read by then is left out.',
  kind: 'Event',
  always: 'always',
  choose: '{kind}: {channel}',
  channels: { inConsole: 'Here', byMail: 'Email', byPush: 'Device' },
  names: {
    EMERGENCY: 'Emergency',
    WAITING: 'Conversation waiting for a person',
    ASSIGNED: 'Conversation assigned',
    MENTIONED: 'Mentioned in a note',
    TENANT_REPLY: 'Reply in your conversation',
    CASE_REPORTED: 'Damage reported',
    CASE_ASSIGNED: 'Case assigned',
    CASE_CRAFTSMAN: 'News from the craftsman',
    CASE_DUE: 'Case due',
    CASE_OVERDUE: 'Case overdue',
    KNOWLEDGE_REVIEW: 'Knowledge waiting for review',
    BROADCAST_DONE: 'Broadcast sent',
    BROADCAST_FAILED: 'Broadcast failed',
    QUOTA_NEARLY_SPENT: 'Quota nearly spent',
  },
};
