import { defineReasons } from '../../platform/errors/index.js';

/** Why something in the inbox cannot be shown or done. */
export const inboxReasons = defineReasons({
  CONVERSATION_NOT_FOUND: 'Conversation not found.',
  SUMMARY_NOT_READY: 'There is no summary yet.',
  CONVERSATION_CHANGED_MEANWHILE:
    '{name} has changed this conversation in the meantime (revision {revision}). Please look at it again.',
  NEW_MESSAGE_MEANWHILE:
    'The tenant has written in the meantime. Please look at the conversation again.',
  CONVERSATIONS_AT_ONCE: 'Name at least one conversation and at most {max, number}.',
  SNOOZE_IS_PAST: 'Choose a moment in the future.',
  SNOOZE_TOO_LONG: 'Choose a moment within the next {days, number} days.',
  CONVERSATION_TAKEN_OVER: '{name} has taken over this conversation.',
  // Not sent any more, as the first answer takes over; released clients know it.
  NOT_TAKEN_OVER: 'Take over the conversation before you answer.',
  CONVERSATION_OVER: 'The conversation has ended.',
  COLLEAGUE_NOT_FOUND: 'There is no such colleague who may see conversations.',
  TOO_MUCH_PRESENCE: 'Too many notices of presence. Please try again later.',
  LABEL_NOT_FOUND: 'Label not found.',
  LABEL_EXISTS: 'There is a label with this name already.',
  SAVED_FILTER_NOT_FOUND: 'Saved filter not found.',
  SAVED_FILTER_EXISTS: 'You have a saved filter with this name already.',
  ENOUGH_SAVED_FILTERS: 'You can save at most {max, number} filters.',
  TOO_MANY_LABELS: 'A conversation can have at most {max, number} labels.',
  COMPANY_HAS_ENOUGH_LABELS: 'A company can have at most {max, number} labels.',
  CONVERSATION_EXPORT_FORMAT_UNKNOWN: 'Format must be pdf, csv or json',
  CONVERSATION_EXPORT_LANGUAGE_UNKNOWN: 'Language must be en or de',
  TOO_MANY_CONVERSATION_EXPORTS: 'Too many exports. Please try again later.',
});
