export { createMonitoring, type MonitoringFeature } from './create-monitoring.js';
export { MetricHour } from './metric-hour.entity.js';
export { MetricMinute } from './metric-minute.entity.js';
export { ModelPrice } from './model-price.entity.js';
export { MonitoringResolver } from './monitoring.resolver.js';
