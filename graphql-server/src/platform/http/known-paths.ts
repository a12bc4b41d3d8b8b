import type { FastifyInstance } from 'fastify';

/** Catch-alls answer for addresses that do not exist; they do not count as addresses themselves. */
const isCatchAll = (url: string) =>
  url === '*' || url === '/*' || url === '/api' || url === '/api/*';

/** Which methods exist at which address, so that a wrong method can be told from a wrong address. */
export class KnownPaths {
  readonly #methods = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  /** Remembers every route that is added to the server from now on. */
  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      if (isCatchAll(url)) return;
      const known = this.#methods.get(url) ?? { pattern: toPattern(url), methods: new Set() };
      this.#methods.set(url, known);
      for (const name of [method].flat()) known.methods.add(name);
    });
  }

  /** Every route by method and path, without the HEAD that comes with each GET. */
  all(): string[] {
    return [...this.#methods].flatMap(([url, { methods }]) =>
      [...methods].filter((name) => name !== 'HEAD').map((name) => `${name} ${url}`),
    );
  }

  /** Methods of the address that a request names, in alphabetical order; none if it is unknown. */
  methodsAt(url: string): string[] {
    const [path = '/'] = url.split('?', 1);
    const methods = new Set<string>();
    for (const known of this.#methods.values()) {
      if (known.pattern.test(path)) for (const name of known.methods) methods.add(name);
    }
    return [...methods].toSorted();
  }
}

/** Fastify's form of a path: `:name` is one segment, `*` the rest. */
function toPattern(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}/?$`);
}
