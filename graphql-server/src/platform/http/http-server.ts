import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { MAX_FILE_BYTES, MAX_FILES_PER_MESSAGE } from '@hausgeist/schema';
import type { Config } from '../../env.js';
import { type Access, ANONYMOUS, requireAccess, type RequestContext } from '../context/index.js';
import type { Database } from '../database/index.js';
import { notFound } from '../errors/index.js';
import type { Logger, Metrics } from '../telemetry/index.js';
import { type Authenticate, readCredentials, sessionCookieName } from './authentication.js';
import { addRequestMetrics } from './request-metrics.js';
import { sendRestError } from './rest-errors.js';
import { addSecurityHeaders } from './security-headers.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Required: a route without it stops the server from starting. */
    access?: Access;
    /** The handler authenticates by itself, because one route serves public and guarded operations. */
    ownAuthentication?: boolean;
  }
  interface FastifyRequest {
    /** Who acts and with what; `actor` is anonymous on routes open to the public without a token. */
    context: RequestContext;
  }
}

/** Largest body of a request that is not a file upload, in bytes. */
const BODY_LIMIT = 1024 * 1024;

interface HttpServerOptions {
  config: Config;
  database: Database;
  log: Logger;
  metrics: Metrics;
  authenticate: Authenticate;
}

/** The HTTP server with everything that all routes share; features add their routes to it. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { config } = options;
  // Named with Fastify's type, or the instance would be one of another type than plugins expect.
  const log: FastifyBaseLogger = options.log;
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // 15 MB of attachments over a phone's 64 kB/s take four minutes; headers still have one.
    requestTimeout: 300_000,
    connectionTimeout: 0,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  server.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access.`);
    }
  });
  addSecurityHeaders(server, config);
  await server.register(cookie);
  await server.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES_PER_MESSAGE, fields: 20, parts: 50 },
  });
  addRequestContext(server, options);
  addRequestMetrics(server, options.metrics);
  server.setErrorHandler((error, request, reply) =>
    sendRestError(reply, error, request.log as Logger),
  );
  return server;
}

function addRequestContext(server: FastifyInstance, options: HttpServerOptions): void {
  const { config, database, authenticate } = options;
  const cookieName = sessionCookieName(config.publicUrl);
  server.decorateRequest('context', null as never);
  server.addHook('onRequest', async (request) => {
    request.context = {
      actor: ANONYMOUS,
      em: database.orm.em.fork(),
      log: request.log as Logger,
      requestId: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    };
    const access = request.routeOptions.config.access;
    if (access === undefined) throw notFound('Not found.');
    if (request.routeOptions.config.ownAuthentication) return;
    if (access !== 'public') {
      const credentials = readCredentials(request.headers, request.cookies, cookieName);
      request.context.actor = await authenticate(request.context.em, credentials);
    }
    requireAccess(access, request.context.actor);
  });
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** Credentials of a request, for handlers that authenticate by themselves. */
export const credentialsOf = (request: FastifyRequest, config: Config) =>
  readCredentials(request.headers, request.cookies, sessionCookieName(config.publicUrl));
