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
  none: 'You have not saved any filters yet.',
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
  usesArchived: 'Of these, {archived, number} are done.',
  usesMany: 'More than {count, number} conversations have this label and lose it.',
  usesUnknown:
    'The conversations with this label could not be counted just now. All of them lose it.',
  conversationsStay: 'The conversations themselves stay. The label cannot be brought back.',
  deleted: 'The label “{name}” is deleted',
  deleteFailed: 'The label could not be deleted. Please try again.',
};

/** Texts of conversations that come back by themselves. */
export const snooze = {
  action: 'Snooze',
  title:
    '{count, plural, one {When should the conversation come back?} other {When should the conversations come back?}}',
  hint: '{count, plural, one {Until then it does not count as open.} other {Until then they do not count as open.}} If the tenant writes or reports an emergency before, the conversation comes back at once.',
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
  putLabelOn: 'Add the label “{name}”',
  takeLabelOff: 'Remove the label “{name}”',
  onlyUrgency: 'Urgency: {urgency}',
};

/** Texts of taking over, replies and handing back. */
export const reply = {
  byAssistant: 'The AI assistant answers.',
  mailBounced:
    'The email with the reply came back undeliverable on {date}. Please get in touch another way.',
  waiting: '{name} has been waiting for a reply since {since}.',
  waitingOver: '{name} has been waiting for a reply since {since} · chat ended',
  over: 'Chat ended',
  ended: 'Your reply goes to {name} by email and reopens the chat.',
  endedUnmailed:
    'The email address has never been used, so no email goes out. {name} sees your reply only in the chat; better call.',
  takesOver: 'You take over the conversation, and the assistant stops answering.',
  byColleague: '{name} answers in this conversation.',
  takeOver: 'Take Over',
  handBack: 'Hand Back to the Assistant',
  handBackShort: 'Hand Back',
  takeFrom: 'Take the chat over from {name}?',
  takeFromText:
    '{name} is answering in this conversation. From now on, you do instead, and the person in the chat is told.',
  handedBack: 'The assistant answers again',
  modes: 'What you write',
  mode: { reply: 'Reply', note: 'Internal note' },
  label: 'Your reply',
  placeholder: 'Your reply to the person in the chat',
  hint: '/ for canned replies, Ctrl + Enter sends.',
  stopped: {
    byColleague: '{name} has taken over. Your reply was not sent; take over again to send it.',
    notAllowed:
      'You can no longer reply here. Your reply was not sent; you can still copy the text.',
    discard: 'Discard',
  },
  canned: {
    open: 'Canned Replies',
    none: 'No canned replies yet.',
    add: 'Add one',
    noMatch: 'No canned reply fits.',
    loadFailed: 'The canned replies could not be loaded.',
  },
  proposal: {
    propose: 'Draft a Reply',
    proposing: 'Drafting...',
    unknown: 'The knowledge of your company says nothing about this.',
    nothingAsked: 'Nothing was asked yet.',
    failed: 'There is no draft. Please try again.',
    draftFrom: 'Draft of the AI assistant, please check it. Based on: {titles}',
    draft: 'Draft of the AI assistant, please check it.',
  },
  finish: 'Send & Mark Done',
  finishHint: 'Sends the reply and marks the conversation as done (Ctrl + Shift + Enter)',
  send: 'Send',
  sending: 'Sending...',
  failed: 'The reply could not be sent. Your text is still there.',
};

/** Texts of one answer for several conversations. */
export const many: typeof german.many = {
  open: 'Reply',
  all: 'All {count, number}',
  selectAll: 'Select: All {count, number}',
  title: '{count, plural, one {Reply in one conversation} other {Reply in # conversations}}',
  hint: 'Each person gets the reply in their own conversation and, where it has ended, by email. You take over the conversations.',
  taken:
    '{count, plural, one {One conversation stays as it is: another member replies in it already.} other {# conversations stay as they are: other members reply in them already.}}',
  canned: 'Canned reply',
  noCanned: 'None',
  text: 'Your reply',
  missing: 'Please write a reply.',
  finish: 'Mark as done afterwards',
  send: '{count, plural, one {Send} other {Send to # people}}',
  sending: '{done, number} of {count, number} sent...',
  sent: '{count, plural, one {The reply has been sent} other {# replies have been sent}}',
  failed: 'Not sent to {names}. Your text is still there, please try again.',
};
