import type * as german from './de';

/** Texts of the filters that people keep for themselves. */
export const saved: typeof german.saved = {
  title: 'My filters',
  save: 'Save filter',
  saveHint: 'View, filters and search as they are now. Only you see it.',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  saved: 'The filter “{name}” is saved',
  manage: 'Manage my filters',
  none: 'You have saved no filter.',
  rename: 'Rename',
  renameTitle: 'Rename the filter “{name}”',
  renamed: 'The filter is now called “{name}”',
  deleteTitle: 'Delete the filter “{name}”?',
  deleteText: 'The conversations themselves stay as they are.',
  deleted: 'The filter “{name}” is deleted',
  failed: 'That did not work. Please try again.',
};

/** Texts of the labels of the company. */
export const labels: typeof german.labels = {
  open: 'Manage labels',
  title: 'Manage labels',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  editTitle: 'Edit the label “{name}”',
  changed: 'The label is called “{name}”',
  deleteTitle: 'Delete the label “{name}”?',
  uses: '{count, plural, =0 {No conversation has this label.} one {One conversation has this label and loses it.} other {# conversations have this label and lose it.}}',
  usesArchived: 'Archived among them: {archived, number}.',
  usesMany: 'More than {count, number} conversations have this label and lose it.',
  usesUnknown:
    'How many conversations have this label could not be counted just now. All of them lose it.',
  conversationsStay: 'The conversations themselves stay. The label cannot be brought back.',
  deleted: 'The label “{name}” is deleted',
  deleteFailed: 'The label could not be deleted. Please try again.',
};

/** Texts of conversations that come back by themselves. */
export const snooze = {
  action: 'Snooze',
  title:
    '{count, plural, one {When should the conversation come back?} other {When should the conversations come back?}}',
  hint: '{count, plural, one {Until then it is not among the open ones.} other {Until then they are not among the open ones.}} If the tenant writes or reports an emergency before, the conversation comes back at once.',
  later: 'Later today',
  tomorrow: 'Tomorrow morning',
  monday: 'Monday morning',
  own: 'Another time',
  confirm: 'Set time',
  end: 'Bring back now',
  done: '{count, plural, one {The conversation comes back: {when}} other {# conversations come back: {when}}}',
};

/** Texts of who else is at a conversation. */
export const presence: typeof german.presence = {
  viewing: '{names} {count, plural, one {has} other {have}} this conversation open.',
  tenantTyping: 'Is writing...',
  typing: '{names} {count, plural, one {is} other {are}} writing...',
};

/** Texts of what the inbox offers in the palette. */
export const commands: typeof german.commands = {
  keys: 'Show keys',
  assignMe: 'Assign to me',
  assign: 'Assign...',
  snooze: 'Snooze...',
  labels: 'Labels...',
  unread: 'Mark as unread',
  export: 'Export...',
  putLabelOn: 'Put on the label “{name}”',
  takeLabelOff: 'Take off the label “{name}”',
  onlyUrgency: 'Urgency: {urgency}',
};
