export { MetricMinute } from './metric-minute.entity.js';
export { ModelPrice } from './model-price.entity.js';
