import { AsyncLocalStorage } from 'node:async_hooks';
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Config } from '../../env.js';
import { platformReasons } from '../errors/index.js';
import { type Authenticate, cookieWriter, credentialsOf, refusalOfStatus } from '../http/index.js';
import type { Idempotency } from '../idempotency/index.js';
import { inSpan, type Logger } from '../telemetry/index.js';
import { EXPLORER_PAGE, isOpenedByBrowser } from './explorer.routes.js';
import { formatGraphqlError } from './format-error.js';
import type { GraphqlContext } from './graphql-context.js';
import { MAX_REQUEST_BYTES } from './graphql-limits.js';
import {
  costOfOperations,
  noSubscriptions,
  noteInternalErrors,
  planQueries,
  retryAfter,
  statusForOldClients,
} from './http-plugins.js';
import { observeOperations } from './operation-telemetry.js';
import {
  answerMutation,
  type GraphqlRequest,
  IdempotentMutations,
} from './idempotent-mutations.js';
import { OperationPlans } from './plans/operation-plans.js';
import {
  Admission,
  asRequestError,
  type OperationBudget,
  OperationGate,
} from './operations/index.js';

interface GraphqlHttpOptions {
  config: Config;
  schema: GraphQLSchema;
  log: Logger;
  authenticate: Authenticate;
  /** What else resolvers find in their context. */
  contextExtras: object;
  idempotency: Idempotency;
  budget: OperationBudget;
}

/** Logs of requests, which Apollo Server does not hand to the formatter of errors. */
const logOf = new AsyncLocalStorage<Logger>();

/** Serves the schema over HTTP at /graphql. */
export async function serveGraphqlOverHttp(
  server: FastifyInstance,
  options: GraphqlHttpOptions,
): Promise<ApolloServer<GraphqlContext>> {
  const { config, schema, log, authenticate, contextExtras, idempotency, budget } = options;
  const isProduction = config.environment === 'production';
  const gate = new OperationGate({ schema, openIntrospection: !isProduction });
  const admission = new Admission(gate, budget);
  const mutations = new IdempotentMutations({ admission, gate, schema, idempotency });
  const apollo = new ApolloServer<GraphqlContext>({
    schema,
    // The gate decides, as it knows who asks.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // The gate could not check an operation that is sent as a digest before it is carried out.
    persistedQueries: false,
    formatError: (_formatted, error) =>
      formatGraphqlError(error, { log: logOf.getStore() ?? log, hideSuggestions: isProduction }),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      observeOperations,
      noSubscriptions,
      costOfOperations(admission, mutations.taken),
      planQueries(new OperationPlans(schema)),
      statusForOldClients,
      noteInternalErrors,
      retryAfter,
    ],
  });
  await apollo.start();
  const refusals = new WeakMap<FastifyRequest, unknown>();
  const execute = fastifyApolloHandler(apollo, {
    context: async (request: FastifyRequest, reply: FastifyReply) => {
      // Thrown here, Apollo Server answers it in the form that the client has asked for.
      if (refusals.has(request)) throw refusals.get(request);
      return { ...contextExtras, request: request.context, ...cookieWriter(reply, config) };
    },
  });
  /** Finds out who acts, and whether the request is to be carried out at all. */
  const admit = async (request: FastifyRequest) => {
    try {
      const operation = parametersOf(request);
      requireNoDigest(operation);
      const { query } = operation;
      // What cannot be parsed is reported by Apollo Server, with the status that it has there.
      const isReadable = typeof query === 'string' && gate.tryRead(query) !== undefined;
      const credentials = credentialsOf(request, config);
      const { em, address } = request.context;
      request.context.actor = await authenticate(em, credentials, address);
      // Apollo Server tells them; nothing is kept for such a document.
      if (isReadable && admission.errorsOf(request.context, query).length > 0) return undefined;
      return await mutations.begin(request, operation);
    } catch (error) {
      refusals.set(request, asRequestError(error));
      return undefined;
    }
  };
  server.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    bodyLimit: MAX_REQUEST_BYTES,
    config: { access: 'public', ownAuthentication: true },
    errorHandler: (error, _request, reply) => {
      sendGraphqlError(reply, error, log);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isOpenedByBrowser(request)) return reply.redirect(EXPLORER_PAGE);
      const begun = await admit(request);
      const work = async () =>
        logOf.run(request.context.log, async () =>
          inSpan('graphql', {}, async () => (await execute.call(server, request, reply)) as string),
        );
      return begun ? answerMutation(reply, begun, work) : work();
    },
  });
  return apollo;
}

/** Refuses a query that is named by its digest, with what clients take as a hint to send it whole. */
function requireNoDigest({ extensions }: GraphqlRequest): void {
  const asked = typeof extensions === 'string' ? extensions : JSON.stringify(extensions ?? {});
  if (!asked.includes('"persistedQuery"')) return;
  throw new GraphQLError('PersistedQueryNotSupported', {
    extensions: {
      code: 'PERSISTED_QUERY_NOT_SUPPORTED',
      http: { status: 400, headers: new HeaderMap() },
    },
  });
}

/** What the client sends, wherever its method has it; of a batch, which is refused, nothing. */
function parametersOf(request: FastifyRequest): GraphqlRequest {
  const source = request.method === 'GET' ? request.query : request.body;
  return source ?? {};
}

/** Codes of requests that are refused before their body is looked at. */
const CODES: Record<number, string> = { 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' };

/** Answers a request that does not even reach Apollo Server in the form that GraphQL clients read. */
function sendGraphqlError(reply: FastifyReply, error: FastifyError, log: Logger): void {
  const status = error.statusCode ?? 500;
  const isExpected = status < 500;
  if (!isExpected) log.error({ err: error }, 'unexpected error before a GraphQL operation');
  const refusal = isExpected ? refusalOfStatus(status) : platformReasons.UNEXPECTED;
  const message = isExpected && status !== 415 ? error.message : refusal.message;
  const code = isExpected ? (CODES[status] ?? 'BAD_REQUEST') : 'INTERNAL';
  void reply.code(status).send({ errors: [{ message, extensions: { code, ...refusal.told } }] });
}
