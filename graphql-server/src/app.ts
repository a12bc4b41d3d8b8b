import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './env.js';
import { databaseSchema } from './database-schema.js';
import { createFeatures, type Features } from './features.js';
import type { DatabaseSchema } from './platform/database/index.js';
import { GraphqlSocketServer, serveGraphqlOverHttp } from './platform/graphql/index.js';
import { addHealthRoutes, createHttpServer } from './platform/http/index.js';
import { openPlatform, type Platform } from './platform/open-platform.js';
import type { Logger } from './platform/telemetry/index.js';
import { createSchema } from './schema.js';

/** The running product. */
export interface App {
  platform: Platform;
  features: Features;
  /** Begins to take requests and jobs; returns the address. */
  listen(): Promise<string>;
  /** Stops taking work, lets running work finish for up to `graceMs`, and closes everything. */
  stop(graceMs: number): Promise<void>;
}

/** Puts the product together: platform, features, and the ways in. */
export async function createApp(
  config: Config,
  log: Logger,
  schema: DatabaseSchema = databaseSchema,
): Promise<App> {
  const platform = await openPlatform(config, schema, log);
  try {
    return await assemble(platform);
  } catch (error) {
    await platform.close();
    throw error;
  }
}

async function assemble(platform: Platform): Promise<App> {
  const { config, log, metrics, database, events, jobs } = platform;
  const features = await createFeatures(platform);
  const { authenticate, contextExtras } = features;
  const graphqlSchema = await createSchema(features.resolvers);
  const server = await createHttpServer({ config, database, log, metrics, authenticate });
  const graphql = { config, schema: graphqlSchema, log, authenticate, contextExtras };
  const apollo = await serveGraphqlOverHttp(server, graphql);
  const socketServer = new GraphqlSocketServer({ ...graphql, database, events });
  addHealthRoutes(server, platform);
  await features.addRoutes(server);
  dispatchUpgrades(server, socketServer);

  return {
    platform,
    features,
    listen: async () => {
      await jobs.start(config.workerConcurrency);
      await features.start();
      await socketServer.start();
      await server.listen({ host: config.host, port: config.port });
      return addressOf(server, config);
    },
    stop: async (graceMs) => {
      await socketServer.stop();
      await server.close();
      await apollo.stop();
      await jobs.stop(graceMs);
      await features.stop();
      await platform.close();
    },
  };
}

/** Hands socket handshakes to the server of their path; everything else is hung up on. */
function dispatchUpgrades(server: FastifyInstance, graphqlSockets: GraphqlSocketServer): void {
  server.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/graphql') graphqlSockets.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}

function addressOf(server: FastifyInstance, config: Config): string {
  const { port } = server.server.address() as AddressInfo;
  return config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl;
}
