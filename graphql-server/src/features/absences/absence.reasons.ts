import { defineReasons } from '../../platform/errors/index.js';

/** Why an absence cannot be noted. */
export const absenceReasons = defineReasons({
  ABSENCE_DAY_INVALID: 'Must be a day such as 2026-12-31.',
  ABSENCE_DAYS_REVERSED: 'The last day must not be before the first.',
  ABSENCE_OVER: 'The last day must not have passed.',
  ABSENCE_TOO_FAR: 'The last day must be within {years} years.',
  ABSENCE_OWN_DEPUTY: 'A person cannot stand in for themselves.',
  ABSENCE_DEPUTY_NOT_FOUND: 'Only active members of the company can stand in.',
});
