import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../../env.js';
import { type Access, noteWrite, type RequestContext } from '../context/index.js';
import { AppError, platformReasons, type Refusal } from '../errors/index.js';
import { withoutNul } from '../input/index.js';
import { type LimitState, noteLimits } from '../limits/index.js';
import { answerOnce } from './idempotent-answer.js';
import { sendLimitHeaders } from './limit-headers.js';
import { tellIgnoredFields } from './ignored-fields.js';
import { requestFault } from './request-faults.js';
import { cookieWriter, type SessionCookies } from './session-cookies.js';

/** The input of a handler besides the request's context. */
export interface RestInput<Body, Query, Params> {
  body: Body;
  query: Query;
  params: Params;
  cookies: SessionCookies;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A field of a multipart form, for the documentation. */
export interface FormField {
  type: 'text' | 'file' | 'files';
  description: string;
  required?: boolean;
}

/** What the documentation says about a call. */
export interface RestDescription {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, in Fastify's form: `/companies/:id`. */
  path: string;
  /** Whether the documents also write it without `/api`. */
  alsoWithoutPrefix?: boolean;
  /**
   * The path as the document has it, where as it stands it could be taken for another one. Each
   * placeholder more is one of `constants`.
   */
  documentedAs?: string;
  /** What stands for the placeholders that only the documented path has. */
  constants?: Readonly<Record<string, { type: string; const: string; description: string }>>;
  access: Access;
  /** It is open, but takes a Bearer token of its own, which is not a session's. */
  takesOwnToken?: boolean;
  /** What it does, in one line. */
  summary: string;
  /** What else callers should know. */
  description?: string;
  tag: string;
  body?: z.ZodType;
  /** Fields of the body without which it is refused, where the schema takes it for the words. */
  requires?: readonly string[];
  query?: z.ZodType;
  params?: z.ZodType;
  /** Headers that the handler reads by itself. */
  headers?: Readonly<Record<string, { description: string; required?: boolean }>>;
  /** Type of a body that is taken as it comes, in place of JSON. */
  rawBody?: string;
  /** Fields of a multipart form, in place of a body; the handler reads it by itself. */
  form?: Record<string, FormField>;
  /** Fields of the answer besides `success: true`. */
  response?: z.ZodType;
  /** Status of success; 200 if nothing is said. */
  status?: 201 | 202;
  /** Further statuses with the fields of a success, and what they mean. */
  otherStatuses?: Readonly<Record<number, string>>;
  /** The answer is a file of one of these types, not JSON with `success`. */
  respondsWithFile?: readonly string[];
  /** With which statuses its services refuse, besides those that follow from what it takes. */
  refuses?: readonly (400 | 401 | 403 | 404 | 409)[];
  /** The answer sends the browser on to a page, with 303. */
  sendsOn?: boolean;
  /**
   * Whether the header `Idempotency-Key` is taken. By default every POST of a signed-in caller
   * takes it; say `false` where repeating is harmless by other means.
   */
  idempotencyKey?: boolean;
}

/**
 * One documented REST call: a thin adapter over a service. The table of all of them is what the
 * OpenAPI document is made from.
 */
export interface RestRoute<
  Body = unknown,
  Query = unknown,
  Params = unknown,
> extends RestDescription {
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
  params?: z.ZodType<Params>;
  /** What a caller without a session is told, where callers do not speak English. */
  signInRefusal?: Refusal;
  /** A GET that changes something. Programs that look at mailed links ask by HEAD: it is refused. */
  refusesHead?: boolean;
  /** Fields of the answer besides `success: true`. */
  handle: (
    context: RequestContext,
    input: RestInput<Body, Query, Params>,
  ) => Promise<Record<string, unknown>>;
}

/** Keeps the types of body, query and parameters together while routes are put into one list. */
export const restRoute = <Body, Query, Params>(route: RestRoute<Body, Query, Params>): RestRoute =>
  route as unknown as RestRoute;

/** Takes a call from the budget of the caller; throws if nothing is left of it. */
export type SpendOnCall = (context: RequestContext) => void;

/** Adds documented calls to the server. Answers are never cached. */
export function addRestRoutes(
  server: FastifyInstance,
  config: Config,
  routes: readonly RestRoute[],
  spend: SpendOnCall,
): void {
  for (const route of routes) {
    const { method, path, access, alsoWithoutPrefix, signInRefusal } = route;
    describeRestCall(server, route);
    for (const url of alsoWithoutPrefix ? [`/api${path}`, path] : [`/api${path}`]) {
      server.route({
        method,
        url,
        exposeHeadRoute: !route.refusesHead,
        config: { access, ...(signInRefusal ? { signInRefusal } : {}) },
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          spend(request.context);
          requireKind(route, request);
          tellIgnoredFields(reply, route, request);
          const input = {
            body: parse(route.body, withoutNul(request.body ?? {})),
            query: parse(route.query, withoutNul(request.query)),
            params: parse(route.params, withoutNul(request.params)),
            cookies: cookieWriter(reply, config),
            request,
            reply,
          };
          const limits: LimitState[] = [];
          const work = async () => {
            const answer = await noteLimits(limits, () => route.handle(request.context, input));
            if (route.status) reply.code(route.status);
            return { success: true, ...answer };
          };
          try {
            return await answerOnce(server.idempotency, route, { request, reply, work });
          } finally {
            if (method !== 'GET' || route.refusesHead) await noteWrite(request.context);
            sendLimitHeaders(reply, limits);
          }
        },
      });
    }
  }
}

/** Adds a call to the documentation. Those of {@link addRestRoutes} are there already. */
export function describeRestCall(server: FastifyInstance, description: RestDescription): void {
  server.restCalls.push(description);
}

function requireKind({ form, body }: RestRoute, request: FastifyRequest): void {
  const isMultipart = request.isMultipart();
  if (form && !isMultipart) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', platformReasons.MULTIPART_REQUIRED);
  }
  if (body && isMultipart) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', platformReasons.JSON_REQUIRED);
  }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return value;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw requestFault(parsed.error);
}
