import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER, type RequestContext } from '../context/index.js';

/** Which operation a GraphQL request asked for. */
export interface NamedOperation {
  /** The name that the client gave it. */
  name: string | undefined;
  type: string;
  /** Its field if it has only one; known by the schema, as opposed to the name. */
  field: string;
}

/** Names of clients may be of any length. */
const MOST_CHARACTERS = 80;

/** Requested every few seconds by monitoring. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const operations = new WeakMap<RequestContext, NamedOperation>();

/** Says what a GraphQL request turned out to ask for. */
export function noteOperation(context: RequestContext, operation: NamedOperation): void {
  operations.set(context, operation);
}

/** The operation as lines of the log name it. */
export const operationName = ({ name, field }: Pick<NamedOperation, 'name' | 'field'>): string =>
  name?.slice(0, MOST_CHARACTERS) ?? field;

/** Sends each request's id back, and writes a line when it is done. */
export function addRequestLog(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    const status = reply.statusCode;
    const operation = operations.get(request.context);
    const isQuiet = route !== undefined && PROBES.has(route) && status < 500;
    request.log[isQuiet ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        ...(operation ? { operation: operationName(operation) } : {}),
        status,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
