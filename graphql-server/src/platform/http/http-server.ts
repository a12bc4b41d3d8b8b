import { isUtf8 } from 'node:buffer';
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
import {
  type Access,
  ANONYMOUS,
  REQUEST_ID_HEADER,
  requestIdOf,
  requireAccess,
  type RequestContext,
  STAFF_LANGUAGES,
} from '../context/index.js';
import type { Database } from '../database/index.js';
import {
  AppError,
  notFound,
  platformReasons,
  type Refusal,
  unauthenticated,
} from '../errors/index.js';
import type { Idempotency } from '../idempotency/index.js';
import type { Reads } from '../reads/index.js';
import type { Logger, Metrics } from '../telemetry/index.js';
import { type Authenticate, readCredentials } from './authentication.js';
import { addCors } from './cors.js';
import { KnownPaths } from './known-paths.js';
import { isOwnOrigin } from './own-origin.js';
import { addRequestLog } from './request-log.js';
import { addRequestMetrics } from './request-metrics.js';
import { addRequestTracing } from './request-tracing.js';
import { wishedLanguage } from './page-preferences.js';
import { restErrorBody, sendRestError } from './rest-errors.js';
import type { RestDescription } from './rest-route.js';
import { deviceMemory } from './session-cookies.js';
import { addSecurityHeaders } from './security-headers.js';
import { answerUnknown } from './unknown-route.js';
import { answerUnreadable } from './unreadable-request.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Required: a route without it stops the server from starting. */
    access?: Access;
    /** The handler authenticates by itself, because one route serves public and guarded operations. */
    ownAuthentication?: boolean;
    /** What a caller without a session is told. */
    signInRefusal?: Refusal;
  }
  interface FastifyInstance {
    /** Every documented REST call, in the order in which they were added. */
    restCalls: RestDescription[];
    /** Carries requests with a key out once. */
    idempotency: Idempotency;
    /** Which methods exist at which address. */
    knownPaths: KnownPaths;
  }
  interface FastifyRequest {
    /**
     * The actor and their credentials; `actor` is anonymous on routes open to the public without a
     * token.
     */
    context: RequestContext;
  }
}

/** Largest body of a request that is not a file upload, in bytes. */
const BODY_LIMIT = 1024 * 1024;

/** Largest body of any request, in bytes: a release has 32 MB and its description. */
const LARGEST_BODY = 36 * 1024 * 1024;

/** How long the headers of a request may take, and how often that is looked at; Node's own are 60 s and 30 s. */
const HEADERS_MS = 20_000;
const LATENESS_CHECK_MS = 5_000;

interface HttpServerOptions {
  config: Config;
  database: Database;
  reads?: Reads;
  log: Logger;
  metrics: Metrics;
  authenticate: Authenticate;
  idempotency: Idempotency;
}

/** The HTTP server with everything that all routes share; features add their routes to it. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { config } = options;
  // Named with Fastify's type, or the instance would be one of another type than plugins expect.
  const log: FastifyBaseLogger = options.log;
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers[REQUEST_ID_HEADER]),
    bodyLimit: BODY_LIMIT,
    // 15 MB of attachments over a phone's 64 kB/s take four minutes; headers need no time.
    requestTimeout: 300_000,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LATENESS_CHECK_MS },
    connectionTimeout: 0,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    // We say it ourselves, in the documented form.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      void sendRestError(reply, error, request.log as Logger);
    },
  });
  server.decorate('restCalls', []);
  server.decorate('idempotency', options.idempotency);
  const paths = new KnownPaths(server);
  server.decorate('knownPaths', paths);
  server.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access.`);
    }
  });
  takeJsonAlone(server);
  if (config.otlpEndpoint) addRequestTracing(server);
  addRequestLog(server);
  refuseWhileClosing(server);
  addSecurityHeaders(server, config);
  addCors(server, config, paths);
  await server.register(cookie);
  forgetForeignCookies(server, config);
  await server.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES_PER_MESSAGE, fields: 20, parts: 50 },
  });
  refuseHugeBodies(server);
  refuseOtherEncodings(server);
  addRequestContext(server, options, paths);
  addUnknownApiRoutes(server, paths);
  requireDescriptions(server, paths);
  addRequestMetrics(server, options.metrics);
  server.setErrorHandler((error, request, reply) =>
    sendRestError(reply, error, request.log as Logger),
  );
  return server;
}

/**
 * Takes the cookies from a request that another site's page sends. `SameSite` keeps most browsers
 * from adding them, but pages of a neighbouring subdomain count as the same site. Our own pages may
 * send the origin `null`, as they send no referrer.
 */
function forgetForeignCookies(server: FastifyInstance, config: Config): void {
  server.addHook('onRequest', async (request) => {
    const isOurs = request.headers['sec-fetch-site'] === 'same-origin';
    if (!isOurs && !isOwnOrigin(request.raw, config)) request.cookies = {};
  });
}

/** A body that no call could take is refused by what its header says, before a byte of it is read. */
function refuseHugeBodies(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) <= LARGEST_BODY) return;
    reply.header('connection', 'close');
    throw new AppError('PAYLOAD_TOO_LARGE', platformReasons.REQUEST_TOO_LARGE);
  });
}

/** A body that is compressed or of another encoding is refused: read as it is, it would be wrong or no JSON. */
function refuseOtherEncodings(server: FastifyInstance): void {
  server.addHook('preParsing', async ({ headers }) => {
    const { 'content-encoding': coding = 'identity', 'content-type': type = '' } = headers;
    const charset = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
    if (/^identity$/i.test(coding) && /^(?:utf-?8|us-ascii)$/i.test(charset)) return;
    throw encodedOtherwise();
  });
}

const encodedOtherwise = () =>
  Object.assign(new Error('The body is encoded otherwise.'), { statusCode: 415 });

/** Requests on connections that are still open while the server goes down. */
function refuseWhileClosing(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return undefined;
    reply.code(503).headers({ connection: 'close', 'retry-after': 5 });
    return reply.send(restErrorBody(platformReasons.SERVER_RESTARTING));
  });
}

/** Takes an empty body as a missing one; a plain text is refused, and so is what is no UTF-8, of which letters would be lost. */
function takeJsonAlone(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['text/plain', 'application/json']);
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else if (isUtf8(body)) void parseJson(request, body.toString(), done);
      else done(encodedOtherwise());
    },
  );
}

/** A call without a description stops the server from starting, as one without access does. */
function requireDescriptions(server: FastifyInstance, paths: KnownPaths): void {
  server.addHook('onReady', async () => {
    const described = server.restCalls.map(({ method, path }) => `${method} /api${path}`);
    const known = new Set(described);
    const isAboutCalls = /^GET \/api\/(?:openapi\.json|docs(?:\/.*)?)$/;
    const missing = paths
      .all()
      .find((name) => name.includes(' /api/') && !known.has(name) && !isAboutCalls.test(name));
    if (missing) throw new Error(`The route ${missing} is not described: see describeRestCall.`);
  });
}

/** Every method: the page that answers unknown addresses elsewhere must not answer here. */
function addUnknownApiRoutes(server: FastifyInstance, paths: KnownPaths): void {
  for (const url of ['/api', '/api/*']) {
    server.route({
      method: server.supportedMethods,
      url,
      config: { access: 'public' },
      onRequest: async (request, reply) => answerUnknown(request, reply, paths),
      handler: async () => undefined,
    });
  }
}

function addRequestContext(
  server: FastifyInstance,
  options: HttpServerOptions,
  paths: KnownPaths,
): void {
  const { config, database, reads, authenticate } = options;
  server.decorateRequest('context', null as never);
  server.addHook('onRequest', async (request, reply) => {
    request.context = {
      actor: ANONYMOUS,
      em: database.orm.em.fork(),
      reads,
      log: request.log as Logger,
      requestId: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      language: wishedLanguage({
        cookies: request.cookies,
        acceptLanguage: request.headers['accept-language'],
        languages: STAFF_LANGUAGES,
      }),
      device: deviceMemory(request, reply, config),
    };
    if (request.is404) return answerUnknown(request, reply, paths);
    const { access, ownAuthentication, signInRefusal } = request.routeOptions.config;
    if (access === undefined) throw notFound();
    if (ownAuthentication || access === 'public') return undefined;
    const credentials = readCredentials(request.headers, request.cookies, config.publicUrl);
    try {
      request.context.actor = await authenticate(request.context.em, credentials, request.ip);
      requireAccess(access, request.context.actor);
    } catch (error) {
      throw signInRefusal && isStranger(error) ? unauthenticated(signInRefusal) : error;
    }
    return undefined;
  });
}

/** Who is known and only not served is told so. */
const isStranger = (error: unknown) =>
  error instanceof AppError &&
  error.code === 'UNAUTHENTICATED' &&
  error.refusal.reason !== 'SERVICE_PAUSED';

/** Credentials of a request, for handlers that authenticate by themselves. */
export const credentialsOf = (request: FastifyRequest, config: Config) =>
  readCredentials(request.headers, request.cookies, config.publicUrl);
