import { defineReasons } from '../../platform/errors/index.js';

/** Why what people ask of their data is not done. */
export const privacyReasons = defineReasons({
  ERASURE_IS_OPEN: 'The erasure of this person is running already.',
  EXPORT_IS_OPEN: 'The copy of this person’s data has to be made first, or refused.',
  PRIVACY_REQUEST_NOT_FOUND: 'Request not found.',
  PRIVACY_REQUEST_IS_OPEN: 'Sie haben das bereits angefragt.',
  PRIVACY_REQUEST_IS_DECIDED: 'This request has been decided already.',
  PRIVACY_REQUEST_IS_EXTENDED: 'This request has been extended already.',
  PRIVACY_REQUEST_IS_LATE: 'The person has to be told within the first month.',
  PRIVACY_PACKAGE_GONE: 'The package is not there any more.',
  TOO_MANY_PRIVACY_REQUESTS: 'Sie haben heute schon mehrmals angefragt.',
  TOO_MANY_PACKAGES: 'Too many packages were fetched. Please wait a moment.',
  RETENTION_DAYS_OUT_OF_RANGE: 'The time must be between 1 and {max, number} days',
  RETENTION_TOO_LONG:
    'The platform deletes this after {days, number} days; a company can only shorten that',
  RETENTION_OF_PLATFORM: 'This has one time for the whole platform.',
});
