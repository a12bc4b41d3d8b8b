import { defineReasons } from '../../platform/errors/index.js';

/** Why something in the inbox cannot be shown or done. */
export const inboxReasons = defineReasons({
  CONVERSATION_NOT_FOUND: 'Conversation not found.',
  SUMMARY_NOT_READY: 'There is no summary yet.',
});
