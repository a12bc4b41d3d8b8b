import { defineReasons } from '../../platform/errors/index.js';

/** Why a sign-in, or a change of an account, is refused. */
export const authReasons = defineReasons({
  INVALID_CREDENTIALS: 'Invalid email or password',
  EMAIL_MISSING: 'Please enter your email address',
  EMAIL_MALFORMED: 'Please enter a valid email address',
  CODE_REQUIRED: 'Please enter the code of your authenticator app.',
  WRONG_CODE: 'The code is not valid. Please try again.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait a moment and try again.',
  SESSION_EXPIRED: 'Your session has expired. Please log in again.',
  SESSION_NOT_FOUND: 'The session was not found or has already ended.',
  TWO_FACTOR_ALREADY_ON: 'Two-factor authentication is already on.',
  TWO_FACTOR_NOT_STARTED: 'Start setting up two-factor authentication first.',
  NO_SECOND_FACTOR:
    'There is neither an authenticator app nor a passkey that the codes would stand in for.',
  // Passkeys
  PASSKEY_REFUSED:
    'This passkey was not accepted. Please try again, or sign in another way and look at the passkeys of your account.',
  PASSKEY_KNOWN: 'This passkey has been added already.',
  PASSKEY_NOT_FOUND: 'The passkey was not found.',
  ENOUGH_PASSKEYS: 'You have {max, number} passkeys. Please remove one first.',
  CODE_OR_PASSKEY_REQUIRED: 'Please use your passkey, or enter a code.',
  FRESH_SIGN_IN_REQUIRED: 'Please sign out, sign in again, and then do this within ten minutes.',
  PROOF_REQUIRED: 'Please confirm with your present password that it is you.',
  // Passwords
  PASSWORD_REQUIRED: 'Password is required',
  WRONG_PASSWORD: 'The password is not correct',
  PASSWORDS_DIFFER: 'Passwords do not match',
  PASSWORD_TOO_SHORT: 'Password must be at least {min} characters long',
  PASSWORD_BELOW_MINIMUM: 'Password must be at least {min} characters',
  PASSWORD_TOO_LONG: 'Password must be at most {max} characters long',
  PASSWORD_NEEDS_LOWERCASE: 'Password must contain at least one lowercase letter',
  PASSWORD_NEEDS_UPPERCASE: 'Password must contain at least one uppercase letter',
  PASSWORD_NEEDS_NUMBER: 'Password must contain at least one number',
  PASSWORD_NEEDS_SPECIAL: 'Password must contain at least one special character ({characters})',
  PASSWORD_TOO_EASY: 'This password is too easy to guess. Please choose another one.',
});
