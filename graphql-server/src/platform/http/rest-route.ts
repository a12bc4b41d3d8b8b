import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../env.js';
import type { Access, RequestContext } from '../context/index.js';
import { badInput } from '../errors/index.js';
import { cookieWriter, type SessionCookies } from './session-cookies.js';

/** What a handler gets besides the request's context. */
export interface RestInput<Body, Query, Params> {
  body: Body;
  query: Query;
  params: Params;
  cookies: SessionCookies;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * One documented REST call: a thin adapter over a service. The table of all of them is what the
 * OpenAPI document is made from.
 */
export interface RestRoute<Body = unknown, Query = unknown, Params = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, in Fastify's form: `/companies/:id`. */
  path: string;
  /** Whether the documents also write it without `/api`. */
  alsoWithoutPrefix?: boolean;
  access: Access;
  /** What it does, in one line. */
  summary: string;
  tag: string;
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
  params?: z.ZodType<Params>;
  /** Fields of the answer besides `success: true`. */
  handle: (
    context: RequestContext,
    input: RestInput<Body, Query, Params>,
  ) => Promise<Record<string, unknown>>;
}

/** Keeps the types of body, query and parameters together while routes are put into one list. */
export const restRoute = <Body, Query, Params>(route: RestRoute<Body, Query, Params>): RestRoute =>
  route as unknown as RestRoute;

/** Adds documented calls to the server. Answers are never cached. */
export function addRestRoutes(
  server: FastifyInstance,
  config: Config,
  routes: readonly RestRoute[],
): void {
  for (const route of routes) {
    const { method, path, access, alsoWithoutPrefix } = route;
    for (const url of alsoWithoutPrefix ? [`/api${path}`, path] : [`/api${path}`]) {
      server.route({
        method,
        url,
        config: { access },
        handler: async (request, reply) => {
          const input = {
            body: parse(route.body, request.body ?? {}),
            query: parse(route.query, request.query),
            params: parse(route.params, request.params),
            cookies: cookieWriter(reply, config),
            request,
            reply,
          };
          const answer = await route.handle(request.context, input);
          reply.header('cache-control', 'no-store');
          return { success: true, ...answer };
        },
      });
    }
  }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return value;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  throw badInput(fields[0]?.message ?? 'The request is not understood.', fields);
}
