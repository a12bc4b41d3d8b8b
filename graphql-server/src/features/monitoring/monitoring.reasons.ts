import { defineReasons } from '../../platform/errors/index.js';

/** Why figures are not shown, or prices not taken. */
export const monitoringReasons = defineReasons({
  METRICS_TOKEN_REQUIRED: 'Metrics need the token of METRICS_TOKEN.',
  TIME_RANGE_UNKNOWN: 'timeRange must be 1h, 6h, 24h, 7d or 30d',
  PRICE_OUT_OF_RANGE: 'A price must be between 0 and {max} USD per million tokens.',
  MODEL_NAME_INVALID: 'A model is named by letters, digits and . : / @ + - _',
});
