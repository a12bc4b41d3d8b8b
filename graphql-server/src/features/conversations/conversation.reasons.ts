import { defineReasons } from '../../platform/errors/index.js';

/** Why a message is not taken, or a conversation not shown. Most of the texts are read by tenants. */
export const conversationReasons = defineReasons({
  MESSAGE_EMPTY: 'Bitte geben Sie eine Nachricht ein.',
  MESSAGE_TOO_LONG: 'Ihre Nachricht ist zu lang. Bitte kürzen Sie sie auf höchstens {max} Zeichen.',
  TOO_MANY_MESSAGES:
    'Sie haben in kurzer Zeit sehr viele Nachrichten gesendet. Bitte warten Sie einen Moment.',
  MESSAGES_OF_DAY_SPENT:
    'Für heute sind keine weiteren Nachrichten möglich. Bitte schreiben Sie morgen wieder oder rufen Sie Ihre Hausverwaltung an.',
  TOO_MANY_CONVERSATIONS_ENDED:
    'Sie haben in kurzer Zeit sehr viele Gespräche beendet. Bitte warten Sie einen Moment.',
  CONVERSATION_ENDED: 'Dieses Gespräch ist bereits beendet. Bitte beginnen Sie ein neues.',
  ANSWER_FAILED: '{text}',
  RATING_COMMENT_TOO_LONG:
    'Ihre Anmerkung ist zu lang. Bitte kürzen Sie sie auf höchstens {max} Zeichen.',
  TOO_MANY_RATINGS:
    'Sie haben in kurzer Zeit sehr viele Antworten bewertet. Bitte warten Sie einen Moment.',
  MAIL_TOKEN_REQUIRED: 'The token of incoming mails is required.',
  SESSION_ID_CHARACTERS: 'The session id may hold letters, digits, - and _ only.',
  SESSION_ID_TOO_SHORT: 'The session id must have at least {min} characters.',
  SESSION_ID_TOO_LONG: 'The session id may have at most {max} characters.',
  REQUEST_ID_MISSING: 'The request id is missing.',
  REQUEST_ID_TOO_LONG: 'The request id is too long.',
  REQUEST_ID_UNREADABLE: 'The request id is not readable.',
  REQUEST_ID_REUSED: 'A message with another text has this request id already.',
  ATTACHMENT_UNKNOWN: 'Unknown attachment.',
  CONVERSATION_CURSOR_INVALID: 'The cursor is not one of ours.',
  MESSAGE_TYPE_UNKNOWN: 'Unknown type of message.',
  TOPIC_UNKNOWN: 'Unknown topic. Topics: {topics}.',
  UPLOADED_FILES_NOT_UNDERSTOOD: 'The list of uploaded files is not understood.',
  ONLY_TENANTS_CHAT: 'Only tenants and owners can chat here.',
});
