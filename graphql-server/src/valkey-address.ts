/** One server of Valkey. */
export interface ValkeyNode {
  host: string;
  port: number;
}

/** Where Valkey is, how it is run, and how to get in. */
export interface ValkeyAddress {
  kind: 'single' | 'sentinel' | 'cluster';
  tls: boolean;
  /** The server; the sentinels; some nodes of the cluster. */
  nodes: [ValkeyNode, ...ValkeyNode[]];
  username: string | undefined;
  password: string | undefined;
  /** Number of the database; a cluster has one only. */
  database: number;
  /** The name that sentinels give the servers that they watch. */
  service: string;
  /** What sentinels are told, if they ask. */
  sentinelUsername: string | undefined;
  sentinelPassword: string | undefined;
}

const ADDRESS =
  /^redis(?<tls>s?)(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<username>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<nodes>[^/?@]+)(?:\/(?<path>[^?]*))?(?:\?(?<query>.*))?$/;

const NODE = /^(?<host>\[[\da-f:.]+\]|[^:[\]]+)(?::(?<port>\d{1,5}))?$/i;

/**
 * Reads `redis://…` and `rediss://…` (TLS) for one server, `redis+sentinel://host,host/service` for one
 * that sentinels watch, `redis+cluster://host,host` for a cluster. Undefined if it is none of
 * these.
 */
export function readValkeyAddress(text: string): ValkeyAddress | undefined {
  const parts = ADDRESS.exec(text)?.groups;
  if (!parts) return undefined;
  const kind = (parts['kind'] ?? 'single') as ValkeyAddress['kind'];
  const nodes = (parts['nodes'] ?? '').split(',').map((node) => readNode(node, kind));
  const [first, ...others] = nodes.filter((node) => node !== undefined);
  const path = (parts['path'] ?? '').split('/').map(decode);
  const service = kind === 'sentinel' ? (path.shift() ?? '') : '';
  const database = Number(path[0] || 0);
  if (!first || nodes.includes(undefined) || (kind === 'single' && others.length > 0)) {
    return undefined;
  }
  if (path.length > 1 || !Number.isInteger(database) || database < 0) return undefined;
  if ((kind === 'sentinel' && !service) || (kind === 'cluster' && database > 0)) return undefined;
  const query = new URLSearchParams(parts['query']);
  return {
    kind,
    tls: parts['tls'] === 's',
    nodes: [first, ...others],
    username: decode(parts['username'] ?? '') || undefined,
    password: decode(parts['password'] ?? '') || undefined,
    database,
    service,
    sentinelUsername: query.get('sentinelUsername') ?? undefined,
    sentinelPassword: query.get('sentinelPassword') ?? undefined,
  };
}

function readNode(text: string, kind: ValkeyAddress['kind']): ValkeyNode | undefined {
  const node = NODE.exec(text.trim())?.groups;
  if (!node) return undefined;
  const port = Number(node['port'] ?? (kind === 'sentinel' ? 26_379 : 6379));
  return { host: (node['host'] ?? '').replaceAll(/[[\]]/g, ''), port };
}

/** As it was before it was encoded for the address; unchanged if it was not encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
