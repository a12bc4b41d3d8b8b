import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { type Admission, asRequestError, type OperationCost } from './operations/index.js';
import type { RequestContext } from '../context/index.js';
import { badInput, platformReasons } from '../errors/index.js';
import { markFailed } from '../http/index.js';
import type { GraphqlContext } from './graphql-context.js';
import { outcomeOf } from './operation-telemetry.js';
import type { OperationPlans } from './plans/operation-plans.js';

/** Request failures that GraphQL over HTTP answers with 200 to clients older than that rule. */
const REQUEST_FAILURES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

/**
 * Clients that ask for `application/json` by name, and not for the newer media type, take any other
 * status for a failure of the network and never look at the errors.
 */
export const statusForOldClients: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response: { body, http } }) => {
      const accept = request.http?.headers.get('accept') ?? '';
      if (!/\bapplication\/json\b/.test(accept) || accept.includes('graphql-response')) return;
      if (http.status !== 400 || body.kind !== 'single' || body.singleResult.data) return;
      const codes = body.singleResult.errors?.map(({ extensions }) => String(extensions?.['code']));
      if (codes?.every((code) => REQUEST_FAILURES.has(code))) http.status = 200;
    },
  }),
};

/** Tells clients and proxies when to come back, also where only a part of an operation was refused. */
export const retryAfter: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
      const seconds = errors
        .map(({ extensions }) => extensions?.['retryAfterSeconds'])
        .filter((value) => typeof value === 'number');
      if (seconds.length > 0) http.headers.set('retry-after', String(Math.max(...seconds)));
    },
  }),
};

/** An unexpected error leaves the status at 200; the figures of the operators are to show it. */
export const noteInternalErrors: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, response: { body } }) => {
      const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
      if (outcomeOf(errors) === 'failed') markFailed(contextValue.request);
    },
  }),
};

/**
 * Refuses operations that cost too much, and tells what the others cost. Points charged before
 * Apollo Server came to the operation are in `taken`.
 */
export const costOfOperations = (
  admission: Admission,
  taken: WeakMap<RequestContext, OperationCost>,
): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => {
    let cost: OperationCost | undefined;
    return {
      didResolveOperation: async ({ document, operation, request, source, contextValue }) => {
        if (!operation) return;
        try {
          const asked = { source, document, operation, variables: request.variables ?? {} };
          const { request: context } = contextValue;
          cost = taken.get(context) ?? admission.charge(context, asked);
        } catch (error) {
          throw asRequestError(error);
        }
      },
      willSendResponse: async ({ response: { body } }) => {
        if (!cost || body.kind !== 'single') return;
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
      },
    };
  },
});

/** Refuses subscriptions, whose events one answer cannot carry. */
export const noSubscriptions: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
      throw asRequestError(badInput(platformReasons.SUBSCRIPTION_NEEDS_SOCKET));
    },
  }),
};

/** Answers queries whose way is known without graphql's own execution. */
export const planQueries = (plans: OperationPlans): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ document, operation, request, contextValue }) => {
      // The document may have no operation of the name, which the type leaves out. Apollo Server tells the client.
      const found = operation as typeof operation | undefined;
      if (!found) return null;
      const variables = request.variables ?? {};
      const data = await plans.query({ document, operation, variables }, contextValue);
      if (!data) return null;
      const body = { kind: 'single' as const, singleResult: { data } };
      return { body, http: { status: undefined, headers: new HeaderMap() } };
    },
  }),
});
