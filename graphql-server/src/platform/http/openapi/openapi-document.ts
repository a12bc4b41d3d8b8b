import { MAX_KEY_LENGTH } from '../../idempotency/index.js';
import { takesIdempotencyKey } from '../idempotent-answer.js';
import type { RestDescription } from '../rest-route.js';
import { type JsonSchema, toJsonSchema } from './json-schema.js';

/** One call in the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  servers?: { url: string }[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, object>;
  security: Record<string, string[]>[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** The parts of an OpenAPI 3.1 document that are read here. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

const INFO = `Every call answers JSON with \`success\`; a failure also has \`error\` and \`message\` (the same text), \`reason\` and \`params\` for programs, and, where fields are wrong, \`details\` with \`field\`, \`message\`, \`reason\` and \`params\`. What is left of a limit stands in the \`RateLimit-*\` headers. The same services answer GraphQL at \`/graphql\`, and the chat has a socket at \`/ws\`.`;

const ROLES = {
  endUser: 'tenants and owners',
  admin: 'administrators',
  companyUser: 'company users',
  apiKey: 'API keys',
} as const;

/** Puts the document together from what the calls say about themselves. */
export function createOpenApiDocument(
  calls: readonly RestDescription[],
  version: string,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(call) };
  }
  const tags = [...new Set(calls.map(({ tag }) => tag))].toSorted();
  return {
    openapi: '3.1.1',
    info: { title: 'Hausgeist', version, description: INFO },
    servers: [{ url: '/api', description: 'This server' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { securitySchemes: SECURITY_SCHEMES, responses: RESPONSES, schemas: SCHEMAS },
  };
}

function toOperation(call: RestDescription): Operation {
  const { method, path, tag, summary, access, alsoWithoutPrefix } = call;
  const who =
    typeof access === 'string'
      ? undefined
      : `For ${access.map((kind) => ROLES[kind]).join(' and ')}.`;
  const description = [call.description, who].filter(Boolean).join(' ');
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(alsoWithoutPrefix ? { servers: [{ url: '/api' }, { url: '/' }] } : {}),
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...requestBody(call),
    responses: responsesOf(call),
    security: securityOf(call),
  };
}

const operationId = (method: string, path: string) =>
  method.toLowerCase() +
  path.replaceAll(/[/:.-]+(\w?)/g, (_match, letter: string) => letter.toUpperCase());

function pathParameters({ path, params }: RestDescription): Parameter[] {
  const known = params ? (toJsonSchema(params, 'input').properties ?? {}) : {};
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) =>
    toParameter(name, 'path', known[name] ?? { type: 'string' }, true),
  );
}

function queryParameters({ query }: RestDescription): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = toJsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) =>
    toParameter(name, 'query', schema, required.includes(name)),
  );
}

/** Whether the first answer can be had again. */
function headerParameters(call: RestDescription): Parameter[] {
  if (!takesIdempotencyKey(call)) return [];
  const description =
    'A value of your choice for one attempt to do this once, e.g. a UUID. For 24 hours the same request with the same key is answered as the first was, with `Idempotency-Replayed: true`.';
  const schema = { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH };
  return [toParameter('Idempotency-Key', 'header', { ...schema, description }, false)];
}

function toParameter(
  name: string,
  place: Parameter['in'],
  { description, ...schema }: JsonSchema,
  required: boolean,
): Parameter {
  return { name, in: place, required, ...(description ? { description } : {}), schema };
}

function requestBody({ body, form }: RestDescription): Pick<Operation, 'requestBody'> {
  if (form) {
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: toForm(form) } } },
    };
  }
  if (!body) return {};
  const schema = toJsonSchema(body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function toForm(form: NonNullable<RestDescription['form']>): JsonSchema {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const entries = Object.entries(form).map(([name, { type, description }]) => {
    const schema = type === 'files' ? { type: 'array', items: file } : file;
    return [name, { ...(type === 'text' ? { type: 'string' } : schema), description }] as const;
  });
  const required = Object.entries(form).filter(([, field]) => field.required);
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    ...(required.length > 0 ? { required: required.map(([name]) => name) } : {}),
  };
}

function responsesOf(call: RestDescription): Operation['responses'] {
  const { access, takesOwnToken, body, form, query, params, path } = call;
  const takesInput = Boolean(body ?? form ?? query ?? params) || path.includes(':');
  const failures: (keyof typeof RESPONSES)[] = [
    ...(takesInput ? ([400] as const) : []),
    ...(typeof access === 'string' ? [] : ([401, 403] as const)),
    ...(takesOwnToken ? ([401] as const) : []),
    ...(path.includes(':') ? ([404] as const) : []),
    ...(form ? ([413] as const) : []),
    ...(takesIdempotencyKey(call) ? ([409] as const) : []),
    ...((form ?? body) ? ([415] as const) : []),
    ...(takesIdempotencyKey(call) ? ([422] as const) : []),
    429,
    'default',
  ];
  return {
    ...successesOf(call),
    ...Object.fromEntries(
      failures.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
    ),
  };
}

function successesOf(call: RestDescription): Operation['responses'] {
  const { status = 200, otherStatuses = {} } = call;
  if (call.sendsOn) return { 303: { description: 'The browser is sent on to a page.' } };
  const success = successOf(call);
  const others = Object.entries(otherStatuses).map(
    ([other, description]) => [other, { ...success, description }] as const,
  );
  return { [status]: success, ...Object.fromEntries(others) };
}

function successOf({ response, respondsWithFile }: RestDescription): object {
  if (respondsWithFile) {
    const schema = { type: 'string', contentMediaType: 'application/octet-stream' };
    return { description: 'The file.', content: { 'application/octet-stream': { schema } } };
  }
  const fields = response ? toJsonSchema(response, 'output') : {};
  const schema = {
    type: 'object',
    properties: { success: { type: 'boolean', const: true }, ...fields.properties },
    required: ['success', ...(fields.required ?? [])],
  };
  return { description: 'It worked.', content: { 'application/json': { schema } } };
}

function securityOf({ access, takesOwnToken }: RestDescription): Operation['security'] {
  if (takesOwnToken) return [{ bearer: [] }];
  if (typeof access === 'string') return [];
  const cookie = access.includes('endUser') ? [{ sessionCookie: [] }] : [];
  return [{ bearer: [] }, ...cookie];
}

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in has answered with, or an API key (`hgk_…`).',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'hausgeist_session',
    description: 'Set by `users/authenticate`; `__Host-hausgeist_session` over HTTPS.',
  },
};

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const RESPONSES = {
  400: failure('The input breaks a rule; `details` says which.'),
  401: failure('Nobody is signed in, or the session has ended.'),
  403: failure('The caller may not do this.'),
  404: failure('There is no such thing, or it belongs to somebody else.'),
  409: failure(
    'It exists already, or has been changed by somebody else; or the first request with this `Idempotency-Key` is still running (`Retry-After` says when to come back) or its answer is lost.',
  ),
  413: failure('Too large.'),
  415: failure('The body is of another kind than expected.'),
  422: failure('The `Idempotency-Key` was used for another request.'),
  429: {
    ...failure('Too often; `Retry-After` says in how many seconds to come back.'),
    headers: Object.fromEntries(
      ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map((name) => [
        name,
        { schema: { type: 'integer' } },
      ]),
    ),
  },
  default: failure('Something went wrong on our side.'),
} as const;

const REASON = {
  reason: {
    type: 'string',
    description:
      'Why, as a name that does not change: `COMPANY_NOT_FOUND`. The enum `RefusalReason` of the GraphQL schema has all of them.',
  },
  params: {
    type: 'object',
    description:
      'What the text of the reason has in place of its names; missing where it has none.',
    additionalProperties: { type: ['string', 'number'] },
  },
};

const FIELD_FAILURES = {
  type: 'array',
  items: {
    type: 'object',
    properties: { field: { type: 'string' }, message: { type: 'string' }, ...REASON },
    required: ['field', 'message', 'reason'],
  },
};

const SCHEMAS = {
  Failure: {
    type: 'object',
    properties: {
      success: { type: 'boolean', const: false },
      error: { type: 'string' },
      message: { type: 'string', description: 'The same text as `error`.' },
      ...REASON,
      details: FIELD_FAILURES,
      errors: { ...FIELD_FAILURES, description: 'The same list as `details`.' },
    },
    required: ['success', 'error', 'message', 'reason'],
  },
};
