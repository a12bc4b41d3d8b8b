import { createClient } from 'redis';
import type { ValkeyAddress } from '../../valkey-address.js';
import { clusterClient, sentinelClient, socketOptions } from './many-servers.js';

const singleClient = (address: ValkeyAddress) =>
  createClient({
    username: address.username,
    password: address.password,
    database: address.database,
    disableOfflineQueue: true,
    socket: { ...address.nodes[0], ...socketOptions(address) },
  });

/** What makes a connection, by the kind of address; nothing is connected yet. */
export const CLIENTS = { single: singleClient, sentinel: sentinelClient, cluster: clusterClient };
