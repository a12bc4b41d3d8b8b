import { defineReasons } from '../../platform/errors/index.js';

/** Why there are no figures for a period. */
export const analyticsReasons = defineReasons({
  PERIOD_UNKNOWN: 'period must be today, 7d, 30d, 90d or own',
  PERIOD_DAY_INVALID: 'A day is written like 2026-03-29.',
  PERIOD_BACKWARDS: 'The last day must not be before the first one.',
  PERIOD_TOO_LONG: 'A period has at most {max, number} days.',
  ANALYTICS_TABLE_UNKNOWN: 'table must be series, categories, hours, gaps or ratings',
  ANALYTICS_LANGUAGE_UNKNOWN: 'Language must be en or de',
  TOO_MANY_ANALYTICS_EXPORTS: 'Too many exports. Please try again later.',
});
