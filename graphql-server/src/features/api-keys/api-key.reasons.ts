import { defineReasons } from '../../platform/errors/index.js';

/** Why an API key is not taken, made or changed. */
export const apiKeyReasons = defineReasons({
  API_KEY_INVALID: 'The API key is not valid.',
  TOO_MANY_WRONG_API_KEYS: 'Too many wrong API keys. Please wait a moment and try again.',
  API_KEY_NOT_FOUND: 'API key not found.',
  API_KEY_REVOKED: 'The API key has been revoked.',
  API_KEY_EXPIRED: 'The API key has expired. Create another one.',
  TOO_MANY_API_KEYS: 'There are {max} keys in use already. Revoke one that is not needed any more.',
  SCOPES_REQUIRED: 'Scopes are required',
  SCOPE_NEEDED: 'Choose at least one permission',
  SCOPE_NOT_ALLOWED: 'A key cannot be given this permission: {scope}',
  DAYS_OUT_OF_RANGE: 'The number of days must be a whole number from {min} to {max}',
  GRACE_HOURS_OUT_OF_RANGE: 'The number of hours must be a whole number from {min} to {max}',
  API_KEY_STATUS_UNKNOWN: 'status must be ACTIVE, EXPIRED or REVOKED',
});
