import { defineReasons } from '../../platform/errors/index.js';

/** Why tenants and owners are not let in, shown or changed. */
export const endUserReasons = defineReasons({
  INVALID_AUTH_NUMBER:
    'Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben.',
  TOO_MANY_NUMBERS_TRIED:
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  SIGN_IN_LINK_VOID: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich an.',
  SIGN_IN_LINK_USED:
    'Dieser Link wurde schon benutzt. Jeder Link gilt nur einmal. Bitte melden Sie sich an.',
  TOO_MANY_LINKS_AT_ONCE: 'At most {max} links at once',
  NO_ONE_CHOSEN: 'Choose at least one person',
  END_USER_NOT_FOUND: 'User not found.',
  EMAIL_TAKEN_IN_COMPANY: 'A user with this email already exists in this company',
  EXTERNAL_ID_TAKEN: 'A user with this customer number already exists in this company',
  END_USER_CHANGED_MEANWHILE:
    '{name} has changed this person in the meantime (revision {revision}). Please look at them again.',
  DATA_REQUEST_IS_OPEN:
    'This person has an open request about their data. It has to be decided on before they are deleted.',
  MOVE_OUT_DAY_INVALID: 'The day of the move-out must be a date such as 2026-12-31',
  TYPE_UNKNOWN: 'Type must be Tenant or Owner',
  TYPE_FILTER_UNKNOWN: 'Type must be tenant or owner',
  RESIDENCE_FILTER_UNKNOWN: 'Residence must be current or former',
  AUTH_NUMBER_MALFORMED: 'Authentication number must have 6 digits',
  AUTH_NUMBER_DIGITS: 'Authentication number must have {digits} digits',
  NUMBER_DIGITS_OUT_OF_RANGE: 'Authentication numbers have 6 to 10 digits',
  NUMBERS_TOO_LATE: 'New numbers must hold within {max} days',
  NUMBERS_BEING_RENEWED: 'All numbers of this company are being renewed already.',
  SIGN_IN_CODE_REQUIRED:
    'Wir haben Ihnen einen Code per E-Mail gesendet. Bitte geben Sie ihn hier ein; er gilt 10 Minuten.',
  SIGN_IN_CODE_WRONG:
    'Dieser Code stimmt nicht oder gilt nicht mehr. Bitte versuchen Sie es erneut.',
  NUMBER_NOT_BY_API_KEY:
    'An API key cannot set the authentication number of a person who is registered.',
  RENEWAL_NEEDS_MAIL: 'An API key renews a number only with the mail that tells it.',
  EMAIL_UNPROVEN:
    'An API key has changed the email address of this person. Until they have signed in with it, only staff send a number or a link there.',
  TOO_MANY_EXPORTS: 'Too many exports. Please try again later.',
  EXPORT_FORMAT_UNKNOWN: 'Format must be csv or xlsx',
  EXPORT_LANGUAGE_UNKNOWN: 'Language must be en or de',
});
