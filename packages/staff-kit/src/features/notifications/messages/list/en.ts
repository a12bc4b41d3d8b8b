import type { notificationList as german } from './de';

/** Texts of the page with what the viewer was told. */
export const notificationList: typeof german = {
  description: 'What has happened recently that concerns you.',
  tabs: { list: 'Overview', settings: 'Settings' },
  unread: 'Unread:',
  unreadOnly: 'Unread only',
  markAll: 'Mark all as read',
  markFailed: 'This could not be marked as read.',
  loadFailed: 'The notifications could not be loaded.',
  nothing: 'No notifications yet',
  nothingUnread: 'Nothing unread',
  nothingText: 'As soon as something happens that concerns you, it appears here.',
  showAll: 'Show read ones too',
  choose: 'Choose what you are told',
  more: 'Load more',
  colleague: 'A team member',
  deputyFor: 'Standing in for {colleague}: {text}',
  ofColleague: {
    ASSIGNED: '{name} has assigned a conversation',
    MENTIONED:
      '{count, plural, =1 {mentioned in a note by {name}} other {mentioned in # notes, most recently by {name}}}',
    TENANT_REPLY: '{count, plural, =1 {new reply} other {# new replies}} in a conversation',
    CASE_ASSIGNED: '{name} has assigned case #{number}',
  },
  kinds: {
    WAITING: 'A conversation is waiting for a person',
    ASSIGNED: '{name} has assigned a conversation to you',
    MENTIONED:
      '{count, plural, =1 {{name} has mentioned you in a note} other {You were mentioned in # notes, most recently by {name}}}',
    TENANT_REPLY: '{count, plural, =1 {New reply} other {# new replies}} in your conversation',
    CASE_REPORTED: 'New damage report: case #{number}',
    CASE_ASSIGNED: '{name} has assigned case #{number} to you',
    CASE_CRAFTSMAN: 'Case #{number}: news from {name}',
    CASE_DUE: 'Case #{number} is due today',
    CASE_OVERDUE: 'Case #{number} is overdue',
    KNOWLEDGE_REVIEW: '{name} has added to the draft of the knowledge: please review',
    BROADCAST_DONE: 'A broadcast was sent',
    BROADCAST_FAILED: 'A broadcast could not be sent completely',
    QUOTA_NEARLY_SPENT: 'The daily quota of {quota} is 80% spent',
  },
  quotas: {
    messages: 'messages',
    modelCalls: 'model calls',
    uploadedBytes: 'uploaded files',
    mails: 'emails',
  },
};
