import { FIELD_LABELS } from '@hausgeist/schema';
import type { RefusalReason } from '@hausgeist/shell-api';

/** What the fields are called that reasons name. */
export const labels = FIELD_LABELS.en;

/**
 * Why the server refuses something, in English, where a page says it otherwise: in a form it has no full stop, and
 * tenants read some of the server's texts in German. All others stand in the schema as the server says them.
 */
export const refusals: Partial<Readonly<Record<RefusalReason, string>>> = {
  INVALID_AUTH_NUMBER:
    'Invalid authentication number. Please try again, or contact support if you have problems.',
  SIGN_IN_LINK_USED: 'This link has already been used. Each link works only once. Please sign in.',
  SIGN_IN_LINK_VOID: 'This link is no longer valid. Please sign in.',
  TOO_MANY_NUMBERS_TRIED: 'Too many attempts. Please wait a moment and then try again.',
  SERVICE_PAUSED:
    'The service of {company} is paused at the moment. Please contact the property management directly: telephone {phone}, email {email}.',
  END_USER_CHANGED_MEANWHILE: '{name} was faster: look at the details again, please',
  EMAIL_UNPROVEN:
    'An API key has changed the email address of this person. Until they have signed in with it, only staff send a number there.',
  DATA_REQUESTS_ARE_OPEN:
    'People of this company wait for their data, or for its deletion. Meet these requests first',
  DATA_REQUEST_IS_OPEN:
    'This person has an open request about their data. Please decide on it first, in data protection.',
  SIGN_IN_CODE_REQUIRED:
    'We have sent you a code by email. Please enter it here; it is good for 10 minutes.',
  SIGN_IN_CODE_WRONG: 'This code is wrong or no longer valid. Please try again.',
  NOTIFICATION_NOT_FOUND: 'This notification is gone.',
  TOO_MANY_NOTIFICATIONS_AT_ONCE: 'Please name between 1 and {max, number} notifications.',
  EMERGENCIES_ALWAYS_TOLD: 'You are always told of emergencies, in every way.',
  NOTIFICATION_KIND_TWICE: 'Each occasion can be named once.',
  QUIET_HOURS_INCOMPLETE:
    'Please name both the beginning and the end of the quiet hours, or neither.',
  QUIET_HOURS_INVALID: 'Please enter a time of the day, such as 20:00.',
  QUIET_HOURS_EMPTY: 'The quiet hours must end at another time than they begin.',
  TIME_ZONE_UNKNOWN: 'There is no such time zone.',
  PUSH_SUBSCRIPTION_INVALID: 'Your browser has given something that nothing can be sent to.',
  PUSH_DEVICE_NOT_FOUND: 'This device is gone.',
  TOO_MANY_PUSH_DEVICES: 'At most {max, number} devices are possible. Please remove one first.',
  TOO_MANY_HOLIDAYS: 'At most {max, number} holidays',
  PERIOD_DAY_INVALID: 'Please give a day, such as 2026-03-29.',
  TEST_QUESTION_NOT_FOUND: 'This test question is gone',
  ENOUGH_TEST_QUESTIONS: 'No more than {max, number} test questions are possible',
  USE_CASE_HAS_ENOUGH_BUILDINGS: 'A use case can be meant for at most {max, number} buildings',
  ANSWER_NOT_FOUND: 'This answer is gone',
  CONVERSATION_NOT_FOUND: 'This conversation does not exist any more',
  SUMMARY_NOT_READY: 'There is no summary yet',
  CONVERSATION_CHANGED_MEANWHILE: '{name} was faster: look at the conversation again, please',
  NEW_MESSAGE_MEANWHILE:
    'A message has come in the meantime: look at the conversation again, please',
  CONVERSATIONS_AT_ONCE: 'Choose at least one conversation and at most {max, number}',
  SNOOZE_IS_PAST: 'Please choose a time in the future',
  SNOOZE_TOO_LONG: 'Please choose a time within the next {days, number} days',
  CONVERSATION_TAKEN_OVER: '{name} has taken over this conversation',
  NOT_TAKEN_OVER: 'Take over the conversation before you answer',
  CONVERSATION_OVER: 'The conversation has ended',
  COLLEAGUE_NOT_FOUND: 'This colleague may not see conversations, or is not there any more',
  CASE_NOT_FOUND: 'This case does not exist any more',
  CASE_CHANGED_MEANWHILE: '{name} was faster: look at the case again, please',
  CASE_COLLEAGUE_NOT_FOUND: 'This colleague may not see cases, or is not there any more',
  CASE_PERSON_NOT_FOUND: 'This tenant or owner does not exist any more',
  CASE_CONVERSATION_NOT_FOUND: 'This conversation does not exist any more',
  CASE_FILE_NOT_FOUND: 'This file does not exist any more',
  CASE_HAS_ENOUGH_FILES: 'A case can have at most {max, number} files of its own.',
  CASE_OFFER_NOT_FOUND: 'No damage can be reported here.',
  CASE_TOO_MANY_REPORTS: 'Too many reports in a short time. Please try again later.',
  CASE_ITEM_NOT_FOUND: 'This file or report does not exist any more',
  CASE_CATEGORY_UNKNOWN: 'There is no such category',
  CASE_DAY_INVALID: 'Name a day',
  CASE_CRAFTSMAN_WITHOUT_EMAIL: 'Enter the email address of the craftsman first',
  CASE_SENT_TOO_OFTEN: 'This case was sent very often. Please try again later',
  CASE_TENANT_UNREACHABLE:
    'The tenant cannot be reached: the case has none, or their email address is not confirmed yet.',
  CASE_TOLD_TOO_OFTEN:
    'The tenant was mailed about this case very often. Please try again later, or do not tell them this time.',
  CASE_LINK_VOID: 'This link is void. Please get in touch with the property management.',
  CASE_LINK_TOO_MANY_CALLS: 'Too many calls. Please try again later.',
  CASE_APPOINTMENT_CHANGED: 'The appointment has changed in the meantime. Please look at it again.',
  CASE_APPOINTMENT_PAST: 'The appointment must be in the future',
  CASE_APPOINTMENT_END: 'The end must be after the beginning, at most a day later',
  LABEL_NOT_FOUND: 'This label does not exist any more',
  BROADCAST_NOT_FOUND: 'This message does not exist any more',
  AUDIENCE_EMPTY: 'Please choose at least one',
  TOO_MANY_CHOSEN: 'At most {max, number} can be chosen',
  SCHEDULE_OUT_OF_RANGE: 'Please choose a time within the next {days, number} days',
  TOO_MANY_BROADCASTS: 'At most {max, number} messages can be sent in a day',
  BUILDING_NOT_FOUND: 'This building does not exist any more',
  BUILDING_INHABITED: 'Tenants or owners still belong to this building.',
  FLAT_NOT_FOUND: 'This flat does not exist any more',
  FLAT_EXISTS: 'The building has a flat with this number already',
  FLAT_INHABITED: 'Tenants or owners still belong to this flat.',
  BUILDING_HAS_ENOUGH_FLATS: 'A building can have at most {max, number} flats',
  RETENTION_OF_PLATFORM: 'This has one time for the whole platform',
  UNDER_LEGAL_HOLD: 'This is under a legal hold and cannot be deleted before that is lifted',
  LEGAL_HOLD_NOT_FOUND: 'This legal hold does not exist any more',
  ERASURE_IS_RUNNING: 'This person is being erased',
  ERASURE_IS_OPEN: 'The erasure of this person is running already',
  EXPORT_IS_OPEN: 'The copy of this person’s data has to be made first, or refused',
  PRIVACY_REQUEST_NOT_FOUND: 'Request not found',
  PRIVACY_REQUEST_IS_OPEN: 'This was asked for already',
  PRIVACY_REQUEST_IS_DECIDED: 'This request has been decided already',
  PRIVACY_REQUEST_IS_EXTENDED: 'This request has been extended already',
  PRIVACY_REQUEST_IS_LATE: 'The person has to be told within the first month',
  PRIVACY_PACKAGE_GONE: 'The package is not there any more',
  TOO_MANY_PRIVACY_REQUESTS: 'This was asked for several times today already',
  TOO_MANY_PACKAGES: 'Too many packages were fetched. Please wait a moment',
  CANNED_REPLY_NOT_FOUND: 'This canned reply does not exist any more',
  COMPANY_HAS_ENOUGH_REPLIES: 'A company can have at most {max, number} canned replies',
  CRAFTSMAN_NOT_FOUND: 'This craftsman does not exist any more',
  COMPANY_HAS_ENOUGH_CRAFTSMEN: 'A company can have at most {max, number} craftsmen',
  LABEL_EXISTS: 'There is a label with this name already',
  TOO_MUCH_PRESENCE: 'Too many notices. Please try again later',
  SAVED_FILTER_NOT_FOUND: 'Saved filter not found',
  SAVED_FILTER_EXISTS: 'You have a saved filter with this name already',
  ENOUGH_SAVED_FILTERS: 'You can save at most {max, number} filters',
  TOO_MANY_LABELS: 'A conversation can have at most {max, number} labels',
  COMPANY_HAS_ENOUGH_LABELS: 'A company can have at most {max, number} labels',
  TOO_MANY_CONVERSATION_EXPORTS: 'Too many exports. Please try again later',
  TABLE_TOO_LONG: 'The file has more than {max} rows. Please split it.',
  UPLOADS_OF_DAY_SPENT: 'No more files can be taken today. Please try again tomorrow.',
  CHAT_SIGN_IN_REQUIRED:
    'Please sign in first with your email address and your authentication number.',
  MESSAGE_EMPTY: 'Please enter a message.',
  MESSAGE_TOO_LONG:
    'Your message is too long. Please shorten it to at most {max, number} characters.',
  MESSAGES_TOO_FAST: 'You have sent very many messages in a short time. Please wait a moment.',
  MESSAGES_OF_DAY_SPENT:
    'No more messages are possible today. Please write again tomorrow, or call your property management.',
  TOO_MANY_MESSAGES: 'You have sent very many messages in a short time. Please wait a moment.',
  TOO_MANY_CONVERSATIONS_ENDED:
    'You have ended very many conversations in a short time. Please wait a moment.',
  RATING_COMMENT_TOO_LONG:
    'Your comment is too long. Please shorten it to at most {max, number} characters.',
  TOO_MANY_RATINGS: 'You have rated very many answers in a short time. Please wait a moment.',
  CONVERSATION_ENDED: 'This conversation has ended already. Please begin a new one.',
  AUDIT_FORMAT_UNKNOWN: 'The format must be csv or json.',
};
