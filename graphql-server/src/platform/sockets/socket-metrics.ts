import { gauge, type Sampler } from '../telemetry/index.js';

const sockets = gauge({
  name: 'hausgeist_sockets_open',
  help: 'Sockets that are open at this process, by path (graphql, ws).',
  labelNames: ['path'],
});

const operations = gauge({
  name: 'hausgeist_socket_operations_running',
  help: 'Subscriptions, and other operations, that run on sockets of this process.',
});

/** Looks how many sockets are open. */
export const socketSampler = (
  graphql: { size: number; runningOperations: number },
  chat: { size: number },
): Sampler => ({
  sample: () => {
    sockets.set({ path: 'graphql' }, graphql.size);
    sockets.set({ path: 'ws' }, chat.size);
    operations.set(graphql.runningOperations);
  },
  forget: () => undefined,
});
