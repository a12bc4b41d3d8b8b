import type { FastifyInstance } from 'fastify';
import { NodeFinder, NodeResolver, type NodeSource } from './platform/graphql/index.js';
import type { RestRoute } from './platform/http/index.js';

/** What a feature adds to the server. Each `create…` of a feature gives the parts that it has. */
export interface Feature {
  /** Answer GraphQL. */
  resolvers?: object[];
  /** Where `node` finds its types. */
  nodes?: NodeSource[];
  /** Documented REST calls. */
  restRoutes?: RestRoute[];
  /** Further routes, e.g. downloads. */
  addRoutes?(server: FastifyInstance): void;
  /** What resolvers find in their GraphQL context besides the request. */
  contextExtras?: object;
  /** Runs once jobs are being taken, before the first request. */
  start?(): void | Promise<void>;
  /** Runs after the last job has ended. */
  stop?(): void | Promise<void>;
}

/** All features as one. They start and stop one after the other, in their order. */
export function combineFeatures(features: readonly Feature[]) {
  const restRoutes = features.flatMap((feature) => feature.restRoutes ?? []);
  return {
    resolvers: [
      new NodeResolver(new NodeFinder(features.flatMap((feature) => feature.nodes ?? []))),
      ...features.flatMap((feature) => feature.resolvers ?? []),
    ],
    contextExtras: Object.assign(
      {},
      ...features.map((feature) => feature.contextExtras ?? {}),
    ) as object,
    restRoutes,
    addRoutes: (server: FastifyInstance) => {
      for (const feature of features) feature.addRoutes?.(server);
    },
    start: async () => {
      for (const feature of features) await feature.start?.();
    },
    stop: async () => {
      for (const feature of features) await feature.stop?.();
    },
  };
}
