import type { Logger } from '../telemetry/index.js';

/** How long callers wait for one command. */
const COMMAND_MS = 1_000;

/** How often the connection is tried, and how long an answer to that may take. */
const PROBE_MS = 1_000;

/** Probes without an answer after which the connection is made anew: its other end may be gone. */
const MOST_SILENT_PROBES = 5;

/** Commands whose answer is waited for; everything else of the client is handed through. */
const COMMANDS = new Set([
  'get',
  'set',
  'incrBy',
  'expire',
  'rPush',
  'lRange',
  'del',
  'eval',
  'publish',
  'subscribe',
  'unsubscribe',
]);

/** Valkey does not answer, or did not a moment ago. */
export class ValkeySilentError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('Valkey does not answer.');
  }
}

/** The part of a client that is needed to notice its silence. */
export interface RenewableClient {
  /** Unknown of some. */
  readonly isReady?: boolean;
  ping(): Promise<unknown>;
  connect(): Promise<unknown>;
  destroy(): unknown;
}

type Command = (...args: unknown[]) => Promise<unknown>;

/**
 * A client whose commands are given up after a second, and at once while the server is known to be
 * silent: a request that waits for an answer must not wait for a cache. A connection that stays
 * silent is made anew, as there is no sign when a network has lost its other end.
 */
export function answeringClient<Client extends RenewableClient>(
  client: Client,
  { log, renews }: { log: Logger; renews: boolean },
): Client {
  let silentProbes = 0;
  let isSilent = false;
  let isProbing = false;

  const probe = async () => {
    if (isProbing || client.isReady === false) return;
    isProbing = true;
    try {
      await within(client.ping(), PROBE_MS);
      silentProbes = 0;
      isSilent = false;
    } catch {
      isSilent = true;
      silentProbes += 1;
      if (renews && silentProbes >= MOST_SILENT_PROBES) renew();
    } finally {
      isProbing = false;
    }
  };
  const renew = () => {
    log.warn('Valkey is silent; its connection is made anew');
    silentProbes = 0;
    client.destroy();
    // It goes on trying by itself; what fails is in the log already.
    client.connect().catch(() => undefined);
  };
  const timer = setInterval(() => void probe(), PROBE_MS).unref();

  const run = async (command: () => Promise<unknown>) => {
    if (isSilent) throw new ValkeySilentError();
    try {
      return await within(command(), COMMAND_MS);
    } catch (error) {
      if (error instanceof ValkeySilentError) isSilent = true;
      throw error;
    }
  };

  return new Proxy(client, {
    get(target, name) {
      if (name === 'isReady')
        return target.isReady === undefined ? undefined : target.isReady && !isSilent;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as Command;
      if (name === 'destroy') {
        return () => {
          clearInterval(timer);
          return target.destroy();
        };
      }
      return COMMANDS.has(String(name))
        ? (...args: unknown[]) => run(() => method(...args))
        : method;
    },
  });
}

/**
 * The answer, or {@link ValkeySilentError} after so long; a later one counts for nothing.
 *
 * Timers come before sockets: where this process itself was busy for longer, the answer has arrived and
 * is read only in the turn after.
 */
async function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    setImmediate(() => silence.reject(new ValkeySilentError()));
  }, ms);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
