import type { Logger } from './logger.js';

/** Where traces go, and how many. */
export interface TracingSettings {
  /** Base address of a collector that takes OTLP over HTTP; nothing is traced if missing. */
  endpoint: string | undefined;
  /** The part of all traces that is sent, from 0 to 1. */
  share: number;
  version: string;
}

/**
 * Begins to send traces where a collector is configured. What does it is loaded only then, so that
 * others pay nothing for it. The result sends what is left and ends it.
 */
export async function startTracing(
  { endpoint, ...settings }: TracingSettings,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { openTracing } = await import('./otlp.js');
  return openTracing({ endpoint, ...settings }, log);
}
