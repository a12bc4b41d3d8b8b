export * from './logger.js';
export * from './metrics.js';
export { type AnyRegistry, counter, Durations, gauge, renderMetrics } from './prometheus.js';
export { type Sampler, Samplers } from './samplers.js';
export * from './spans.js';
export { startTracing, type TracingSettings } from './tracing.js';
