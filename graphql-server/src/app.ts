import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './env.js';
import { databaseSchema } from './database-schema.js';
import { createBackups } from './features/backup/index.js';
import { createFeatures, type Features } from './features.js';
import type { DatabaseSchema } from './platform/database/index.js';
import {
  addExplorerRoutes,
  GraphqlSocketServer,
  OperationBudget,
  serveGraphqlOverHttp,
} from './platform/graphql/index.js';
import {
  addApiDocumentation,
  addHealthRoutes,
  answerProbesOnly,
  closeServer,
  createHttpServer,
  type OpenApiDocument,
} from './platform/http/index.js';
import {
  addUpgradeHint,
  attachSockets,
  JsonSocketServer,
  SessionWatch,
  socketSampler,
} from './platform/sockets/index.js';
import { openPlatform, type Platform } from './platform/open-platform.js';
import { StopSteps } from './platform/shutdown/index.js';
import type { Logger } from './platform/telemetry/index.js';
import { REST_DOCUMENTATION } from './rest-documentation.js';
import { createSchema } from './schema.js';

/** The running product. */
export interface App {
  platform: Platform;
  features: Features;
  /** Closes the sockets of sessions that end without a word. */
  sessionWatch: SessionWatch;
  /** What the REST calls take and give, as at `/api/openapi.json`. */
  describeCalls(): OpenApiDocument;
  /** Begins to take requests and jobs; returns the address. */
  listen(): Promise<string>;
  /** Stops taking work, lets running work finish for up to `graceMs`, and closes everything. */
  stop(graceMs: number): Promise<void>;
  /** What has not ended yet since it was told to stop: steps, and jobs by their names. */
  unfinished(): { steps: string[]; jobs: Record<string, number> };
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
  const { config, log, metrics, database, reads, events, jobs } = platform;
  const features = await createFeatures(platform);
  const { authenticate, contextExtras, idempotency } = features;
  const graphqlSchema = await createSchema(features.resolvers);
  const server = await createHttpServer({
    ...{ config, database, reads, log, metrics, authenticate, idempotency },
  });
  if (config.role === 'worker') answerProbesOnly(server);
  const budget = new OperationBudget(platform.budgets, config.graphqlBudgets);
  const graphql = { config, schema: graphqlSchema, log, authenticate, contextExtras, budget };
  const apollo = await serveGraphqlOverHttp(server, { ...graphql, idempotency });
  const socketServer = new GraphqlSocketServer({ ...graphql, database, reads, events });
  const chatSockets = new JsonSocketServer({
    ...{ config, database, events, log, authenticate },
    accept: features.acceptChatSocket,
  });
  const sessionWatch = new SessionWatch({
    ...{ database, events, log },
    ...{ findEnded: features.findEndedSessions, findRights: features.findRights },
    sockets: [socketServer, chatSockets],
  });
  platform.samplers.add(socketSampler(socketServer, chatSockets));
  const backups = createBackups(platform);
  const describeCalls = addApiDocumentation(server, config, {
    ...REST_DOCUMENTATION,
    graphql: graphqlSchema,
  });
  addExplorerRoutes(server, config);
  addHealthRoutes(server, { ...platform, secret: features.secretWatch, log });
  addUpgradeHint(server, '/ws');
  await features.addRoutes(server, (context) => budget.takeForCall(context));
  attachSockets(
    server,
    config.role === 'worker' ? {} : { '/graphql': socketServer, '/ws': chatSockets },
  );

  let graceEndsAt = 0;
  const graceLeft = () => Math.max(0, graceEndsAt - performance.now());
  const stopSteps = new StopSteps({
    'backup socket': async () => backups?.stop(),
    'session watch': () => sessionWatch.stop(),
    'GraphQL sockets': () => socketServer.stop(),
    'chat sockets': () => chatSockets.stop(),
    requests: () => closeServer(server, graceLeft()),
    GraphQL: () => apollo.stop(),
    jobs: () => jobs.stop(graceLeft()),
    features: () => features.stop(),
    connections: () => platform.close(),
  });
  return {
    platform,
    features,
    sessionWatch,
    describeCalls,
    listen: async () => {
      await jobs.start(config.workerConcurrency);
      await features.start();
      await socketServer.start();
      await chatSockets.start();
      sessionWatch.start();
      await backups?.start();
      await server.listen({ host: config.host, port: config.port });
      return addressOf(server, config);
    },
    stop: async (graceMs) => {
      graceEndsAt = performance.now() + graceMs;
      await stopSteps.run();
    },
    unfinished: () => ({ steps: stopSteps.unfinished, jobs: jobs.running() }),
  };
}

function addressOf(server: FastifyInstance, config: Config): string {
  const { port } = server.server.address() as AddressInfo;
  return config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl;
}
