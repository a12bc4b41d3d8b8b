import { defineReasons } from '../../platform/errors/index.js';

/** Why something with a case cannot be shown or done. */
export const caseReasons = defineReasons({
  CASE_NOT_FOUND: 'Case not found.',
  CASE_CHANGED_MEANWHILE:
    '{name} has changed this case in the meantime (revision {revision}). Please look at it again.',
  CASE_COLLEAGUE_NOT_FOUND: 'There is no such colleague who may see cases.',
  CASE_PERSON_NOT_FOUND: 'There is no such tenant or owner at this company.',
  CASE_CONVERSATION_NOT_FOUND: 'There is no such conversation at this company.',
  CASE_FILE_NOT_FOUND: 'File not found.',
  CASE_HAS_ENOUGH_FILES: 'A case can have at most {max} files of its own.',
  CASE_TOO_MANY_UPLOADS: 'Too many uploads. Please try again later.',
  CASE_TOO_MANY_EXPORTS: 'Too many exports. Please try again later.',
  CASE_STATE_UNKNOWN: 'There is no such state.',
  CASE_TENANT_UNREACHABLE:
    'There is no tenant who could be told: the case has none, or their email address is not confirmed yet.',
  CASE_NOT_OVER: 'Only a case that is done or closed can be reopened.',
  CASE_ITEM_NOT_FOUND: 'There is no such file or report.',
  CASE_LANGUAGE_UNKNOWN: 'Language must be en or de',
  CASE_CATEGORY_UNKNOWN: 'There is no such category.',
  CASE_DAY_INVALID: 'A day is written like 2026-11-30.',
  CASE_DAY_IN_FUTURE: 'The day must not be in the future.',
  CASE_OFFER_NOT_FOUND: 'There is no such answer below which damage can be reported.',
  CASE_TOO_MANY_REPORTS: 'Too many reports. Please try again later.',
  CASE_CRAFTSMAN_WITHOUT_EMAIL: 'Enter the e-mail address of the craftsman first.',
  CASE_SENT_TOO_OFTEN: 'This case was sent too often. Please try again later.',
  CASE_TOLD_TOO_OFTEN:
    'The tenant was mailed about this case too often. Please try again later, or do not tell them this time.',
  CASE_LINK_VOID: 'Dieser Link gilt nicht mehr. Bitte wenden Sie sich an die Hausverwaltung.',
  CASE_LINK_TOO_MANY_CALLS: 'Zu viele Aufrufe. Bitte versuchen Sie es später noch einmal.',
  CASE_APPOINTMENT_CHANGED:
    'Der Termin hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.',
  CASE_APPOINTMENT_PAST: 'The appointment must be in the future.',
  CASE_APPOINTMENT_END: 'The end must be after the beginning, at most a day later.',
});
