import dns from 'node:dns';

/** How long one name server has for one answer, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 2_000, tries: 2 };

/** Looks records of domains up, without the system's own functions, which occupy threads until they give up. */
export class DomainRecords {
  readonly #servers: readonly string[];

  /** Those of the system are asked where none are named. */
  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  /** The texts that a domain has; none where it cannot be found. */
  async texts(name: string): Promise<string[]> {
    const resolver = new dns.promises.Resolver(PATIENCE);
    if (this.#servers.length > 0) resolver.setServers(this.#servers);
    const records = await resolver.resolveTxt(name).catch(() => []);
    return records.map((parts) => parts.join(''));
  }
}
