import { createClient } from 'redis';
import type { Logger } from '../telemetry/index.js';

/** A connection to Valkey or Redis. */
export type ValkeyClient = ReturnType<typeof newClient>;

/** Valkey does not answer at the configured address. */
export class ValkeyUnreachableError extends Error {}

const newClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 5_000, reconnectStrategy: (tries) => Math.min(tries * 200, 3_000) },
  });

/** Connects, and keeps reconnecting later; fails when there is no answer at the start. */
export async function connectValkey(url: string, log: Logger): Promise<ValkeyClient> {
  const client = newClient(url);
  let ready = false;
  client.on('error', (error: unknown) => {
    if (ready) log.warn({ err: error }, 'Valkey connection lost; reconnecting');
  });
  const refused = new Promise<never>((_, reject) => {
    client.once('error', reject);
  });
  try {
    await Promise.race([client.connect(), refused]);
  } catch (cause) {
    client.destroy();
    const { host } = new URL(url);
    throw new ValkeyUnreachableError(describe(cause, host), { cause });
  }
  ready = true;
  return client;
}

/** Valkey asks for a password, or takes neither that one nor the user. */
const NOT_LET_IN = /^(?:NOAUTH|WRONGPASS|NOPERM|ERR AUTH)/;

function describe(error: unknown, host: string): string {
  const message = error instanceof Error ? error.message : '';
  return NOT_LET_IN.test(message)
    ? `Valkey at ${host} refuses to let this user in (${message}). Check the name and the password in REDIS_URL.`
    : `Valkey does not answer at ${host}. Check REDIS_URL and that the server runs.`;
}
