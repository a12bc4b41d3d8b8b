import dns from 'node:dns';
import { isIP } from 'node:net';
import { type AddressRules, ForbiddenAddressError, isPublicAddress } from './address-rules.js';

/** An address that a name stands for. */
export interface ResolvedAddress {
  address: string;
  family: number;
}

/** How long one name server has for one answer, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 2_000, tries: 2 };

/**
 * Looks a host name up and gives all of its addresses, or {@link ForbiddenAddressError} if any of
 * them is not public, or this server's own, and that is not allowed.
 */
export async function lookUpHost(
  hostname: string,
  { allowPrivate, own }: Pick<AddressRules, 'allowPrivate' | 'own'>,
  signal: AbortSignal,
): Promise<ResolvedAddress[]> {
  const family = isIP(hostname);
  // Names of the own network may be in its hosts file or behind its search domains.
  if (allowPrivate && family === 0) return dns.promises.lookup(hostname, { all: true });
  const addresses =
    family === 0 ? await askNameServers(hostname, signal) : [{ address: hostname, family }];
  if (allowPrivate) return addresses;
  const ask = (name: string) => askNameServers(name, signal);
  for (const { address } of addresses) {
    if (!isPublicAddress(address) || (await own?.isAddress(address, ask))) {
      throw new ForbiddenAddressError();
    }
  }
  return addresses;
}

/**
 * Asks the name servers without the system's own functions: those occupy one of a few threads of the
 * process until they give up, so that one owner of slow name servers could stop all look-ups.
 */
async function askNameServers(hostname: string, signal: AbortSignal): Promise<ResolvedAddress[]> {
  signal.throwIfAborted();
  const resolver = new dns.promises.Resolver(PATIENCE);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [four, six] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    const addresses = [...found(four, 4), ...found(six, 6)];
    if (addresses.length === 0 && four.status === 'rejected') throw four.reason;
    return addresses;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const found = (answer: PromiseSettledResult<string[]>, family: number): ResolvedAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
