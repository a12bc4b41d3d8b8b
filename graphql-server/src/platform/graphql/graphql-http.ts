import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Config } from '../../env.js';
import { AppError, HTTP_STATUS } from '../errors/index.js';
import { type Authenticate, cookieWriter, credentialsOf, markFailed } from '../http/index.js';
import type { Logger } from '../telemetry/index.js';
import { formatGraphqlError } from './format-error.js';
import type { GraphqlContext } from './graphql-context.js';

interface GraphqlHttpOptions {
  config: Config;
  schema: GraphQLSchema;
  log: Logger;
  authenticate: Authenticate;
  /** What else resolvers find in their context. */
  contextExtras: object;
}

/** Serves the schema over HTTP at /graphql. */
export async function serveGraphqlOverHttp(
  server: FastifyInstance,
  options: GraphqlHttpOptions,
): Promise<ApolloServer<GraphqlContext>> {
  const { config, schema, log, authenticate, contextExtras } = options;
  const apollo = new ApolloServer<GraphqlContext>({
    schema,
    introspection: config.environment !== 'production',
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    formatError: (_formatted, error) => formatGraphqlError(error, log),
    plugins: [ApolloServerPluginCacheControlDisabled(), noteInternalErrors],
  });
  await apollo.start();
  server.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    config: { access: 'public', ownAuthentication: true },
    handler: fastifyApolloHandler(apollo, {
      context: async (request: FastifyRequest, reply: FastifyReply) => {
        const credentials = credentialsOf(request, config);
        request.context.actor = await authenticate(request.context.em, credentials).catch(
          refuseRequest,
        );
        reply.header('cache-control', 'no-store');
        return { ...contextExtras, request: request.context, ...cookieWriter(reply, config) };
      },
    }),
  });
  return apollo;
}

/** An unexpected error leaves the status at 200; the figures of the operators are to show it. */
const noteInternalErrors: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, response: { body } }) => {
      const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
      if (errors?.some(({ extensions }) => extensions?.['code'] === 'INTERNAL')) {
        markFailed(contextValue.request);
      }
    },
  }),
};

/** Apollo Server makes a 500 of any other error that is thrown before the operation runs. */
function refuseRequest(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const extensions = { code: error.code, http: { status: HTTP_STATUS[error.code] } };
  throw new GraphQLError(error.message, { originalError: error, extensions });
}
