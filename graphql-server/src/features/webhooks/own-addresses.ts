import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../env.js';

/** How long it is believed where our own names lead, in milliseconds. */
const BELIEVED_MS = 60_000;

type LookUp = (name: string) => Promise<readonly { address: string }[]>;

/**
 * The names and addresses under which this server itself is reached. A request to them would come
 * from the server's own machine, and pass a proxy that trusts it.
 */
export class OwnAddresses {
  readonly #names: ReadonlySet<string>;
  #found: { addresses: ReadonlySet<string>; until: number } | undefined;

  constructor({ publicUrl, ownHosts }: Pick<Config, 'publicUrl' | 'ownHosts'>) {
    this.#names = new Set([new URL(publicUrl).hostname, ...ownHosts].map(plain));
  }

  /** Whether a host, as a parsed URL has it, is one of the server's names. */
  isName(hostname: string): boolean {
    return this.#names.has(plain(hostname));
  }

  /** Whether an address is one of this machine, or one that a name of the server stands for. */
  async isAddress(address: string, lookUp: LookUp): Promise<boolean> {
    if (!ipaddr.isValid(address)) return false;
    return (await this.#addresses(lookUp)).has(plain(address));
  }

  async #addresses(lookUp: LookUp): Promise<ReadonlySet<string>> {
    if (this.#found && this.#found.until > Date.now()) return this.#found.addresses;
    const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    const found = await Promise.allSettled(
      [...this.#names].map(async (name) => (ipaddr.isValid(name) ? [] : lookUp(name))),
    );
    const resolved = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const addresses = new Set([
      ...[...interfaces, ...resolved].map(({ address }) => plain(address)),
      ...this.#names,
    ]);
    // Where a name could not be looked up, it is asked again the next time.
    if (found.every(({ status }) => status === 'fulfilled')) {
      this.#found = { addresses, until: Date.now() + BELIEVED_MS };
    }
    return addresses;
  }
}

/** One notation for each name and address: without brackets, final dot, or a form of IPv6 for IPv4. */
function plain(host: string): string {
  const bare = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : bare.toLowerCase();
}
