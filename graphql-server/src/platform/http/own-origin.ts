import type { IncomingMessage } from 'node:http';
import type { Config } from '../../env.js';

/** Browsers say where a request or socket comes from; programs without an Origin header bring a token. */
export function isOwnOrigin({ headers }: IncomingMessage, config: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (config.corsOrigins.includes(origin)) return true;
  return new URL(origin).host === host || origin === new URL(config.publicUrl).origin;
}
