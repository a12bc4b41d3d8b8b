import { readValkeyAddress, type ValkeyAddress } from '../../valkey-address.js';
import type { Logger } from '../telemetry/index.js';
import { answeringClient } from './answering-client.js';
import type { CLIENTS } from './clients.js';

type SingleClient = ReturnType<typeof CLIENTS.single>;

/**
 * A connection to Valkey or Redis: to one server, or to those of a service or cluster. It emits `ready`
 * whenever a connection was made, anew ones included.
 */
export type ValkeyClient = Pick<
  SingleClient,
  | 'get'
  | 'set'
  | 'incrBy'
  | 'expire'
  | 'rPush'
  | 'lRange'
  | 'del'
  | 'publish'
  | 'subscribe'
  | 'unsubscribe'
  | 'destroy'
  | 'on'
> & {
  /** Number of the database. */
  readonly database: number;
};

/** Valkey does not answer at the configured address. */
export class ValkeyUnreachableError extends Error {}

/** Connects, and keeps reconnecting later; fails when there is no answer at the start. */
export async function connectValkey(url: string, log: Logger): Promise<ValkeyClient> {
  const address = readValkeyAddress(url);
  if (!address) throw new TypeError('REDIS_URL was not checked.');
  const { CLIENTS: clients } = await import('./clients.js');
  const client = clients[address.kind](address) as unknown as SingleClient;
  let ready = false;
  client.on('error', (error: unknown) => {
    if (ready) log.warn({ err: error }, 'Valkey connection lost; reconnecting');
  });
  try {
    await (address.kind === 'single' ? connectOnce(client) : client.connect());
  } catch (cause) {
    // Those that never connected may have nothing to end.
    await Promise.resolve(client.destroy()).catch(() => undefined);
    throw new ValkeyUnreachableError(describe(cause, hostsOf(address)), { cause });
  }
  ready = true;
  // Sentinels and clusters look for lost servers themselves.
  const renews = address.kind === 'single';
  return answeringClient(Object.assign(client, { database: address.database }), { log, renews });
}

/** A client goes on trying; at the start one refusal is enough. */
async function connectOnce(client: SingleClient): Promise<void> {
  const refused = new Promise<never>((_, reject) => {
    client.once('error', reject);
  });
  await Promise.race([client.connect(), refused]);
}

const hostsOf = ({ nodes }: ValkeyAddress) =>
  nodes.map(({ host, port }) => `${host}:${port}`).join(', ');

/** Valkey asks for a password, or takes neither that one nor the user. */
const NOT_LET_IN = /^(?:NOAUTH|WRONGPASS|NOPERM|ERR AUTH)/;

function describe(error: unknown, host: string): string {
  const message = error instanceof Error ? error.message : '';
  return NOT_LET_IN.test(message)
    ? `Valkey at ${host} refuses to let this user in (${message}). Check the name and the password in REDIS_URL.`
    : `Valkey does not answer at ${host}. Check REDIS_URL and that the server runs.`;
}
