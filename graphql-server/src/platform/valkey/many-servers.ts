import { createCluster, createSentinel } from 'redis';
import type { ValkeyAddress } from '../../valkey-address.js';

/** How often sentinels are asked who is in charge, besides their own announcements. */
const LOOK_MS = 2_000;

/** Seconds that a command waits for a new primary; longer than a usual fail-over, shorter than patience. */
const MOST_LOOKS = 8;

/** How connections are made and made again. */
export const socketOptions = ({ tls }: ValkeyAddress) => ({
  ...(tls ? { tls: true as const } : {}),
  connectTimeout: 5_000,
  reconnectStrategy: (tries: number) => Math.min(tries * 200, 3_000),
});

const credentials = ({ username, password }: ValkeyAddress) => ({
  ...(username ? { username } : {}),
  ...(password ? { password } : {}),
});

/**
 * A connection to the server that sentinels say is in charge. While they choose another one, commands
 * wait for some seconds instead of failing.
 */
export const sentinelClient = (address: ValkeyAddress) =>
  createSentinel({
    name: address.service,
    sentinelRootNodes: address.nodes,
    nodeClientOptions: {
      ...credentials(address),
      database: address.database,
      disableOfflineQueue: true,
      socket: socketOptions(address),
    },
    sentinelClientOptions: {
      ...(address.sentinelUsername ? { username: address.sentinelUsername } : {}),
      ...(address.sentinelPassword ? { password: address.sentinelPassword } : {}),
      socket: socketOptions(address),
    },
    scanInterval: LOOK_MS,
    maxCommandRediscovers: MOST_LOOKS,
  });

/** Connections to the nodes of a cluster; asks for its shape anew soon after one is lost. */
export function clusterClient(address: ValkeyAddress) {
  const client = createCluster({
    rootNodes: address.nodes.map((node) => ({ socket: { ...node, ...socketOptions(address) } })),
    defaults: {
      ...credentials(address),
      disableOfflineQueue: true,
      socket: socketOptions(address),
    },
    topologyRefreshOnReconnectionAttemptStrategy: LOOK_MS / 2,
  });
  client.on('node-ready', () => client.emit('ready'));
  return client;
}
