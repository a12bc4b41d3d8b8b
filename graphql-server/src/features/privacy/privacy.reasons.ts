import { defineReasons } from '../../platform/errors/index.js';

/** Why what people ask of their data is not done. */
export const privacyReasons = defineReasons({
  ERASURE_IS_OPEN: 'The erasure of this person is running already.',
  RETENTION_DAYS_OUT_OF_RANGE: 'The time must be between 1 and {max, number} days',
  RETENTION_TOO_LONG:
    'The platform deletes this after {days, number} days; a company can only shorten that',
  RETENTION_OF_PLATFORM: 'This has one time for the whole platform.',
});
