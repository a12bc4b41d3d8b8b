import { MAX_KEY_LENGTH } from '../../idempotency/index.js';
import { takesIdempotencyKey } from '../idempotent-answer.js';
import type { RestDescription } from '../rest-route.js';
import type { RestDocumentation } from './documentation.js';
import type { DescribedCall, OpenApiDocument, Operation, Parameter } from './document-types.js';
import { FieldTexts } from './field-texts.js';
import { type JsonSchema, NamedSchemas } from './json-schema.js';
import { requestBodyOf } from './request-bodies.js';
import { failureSchemas, RESPONSES } from './failures.js';
import { responsesOf } from './responses.js';
import { SECURITY_SCHEMES, securityOf } from './security.js';
import { webhooksOf } from './webhook-descriptions.js';

const INFO = `Every call answers JSON with \`success\`; a failure also has \`error\` and \`message\` (the same text), \`reason\` and \`params\` for programs, and, where fields are wrong, \`details\` with \`field\`, \`message\`, \`reason\` and \`params\`. What is left of a limit stands in the \`RateLimit-*\` headers; \`Ignored-Fields\` names fields of the body and parameters that the call does not know; a list refuses such parameters (\`PARAMETER_UNKNOWN\`). The same services answer GraphQL at \`/graphql\`, and the chat has a socket at \`/ws\`.`;

const ROLES = {
  endUser: 'tenants and owners',
  admin: 'administrators',
  companyUser: 'company users',
  apiKey: 'API keys',
} as const;

/** Puts the document together from what the calls say about themselves. */
export function createOpenApiDocument(
  calls: readonly RestDescription[],
  { version, publicUrl }: { version: string; publicUrl: string },
  { graphql, tags, parameters: meanings, reasons, examples, webhooks }: RestDocumentation,
): OpenApiDocument {
  const schemas = new NamedSchemas(failureSchemas(reasons));
  const texts = new FieldTexts(graphql);
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const path = documentedPath(call);
    const id = operationId(call.method, path);
    const operation = toOperation(id, { call, schemas, texts, meanings, example: examples[id] });
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
  }
  const used = [...new Set(calls.map(({ tag }) => tag))].toSorted();
  return {
    openapi: '3.1.1',
    info: {
      title: 'Hausgeist',
      version,
      description: INFO,
      ...{ contact: { name: 'Hausgeist', url: publicUrl } },
      ...{ license: { name: 'MIT', identifier: 'MIT' } },
    },
    servers: [{ url: '/api', description: 'This server' }],
    tags: used.map((name) => ({ name, description: tags[name] ?? '' })),
    paths,
    webhooks: webhooksOf(webhooks, schemas),
    components: {
      ...{ securitySchemes: SECURITY_SCHEMES, responses: RESPONSES },
      schemas: Object.fromEntries(
        Object.entries(schemas.all).map(([name, schema]) => [name, texts.describe(schema, name)]),
      ),
    },
  };
}

/** The path as OpenAPI writes it. */
const documentedPath = ({ path, documentedAs }: RestDescription) =>
  (documentedAs ?? path).replaceAll(/:(\w+)/g, '{$1}');

function toOperation(id: string, described: DescribedCall): Operation {
  const { call } = described;
  const { tag, summary, access, alsoWithoutPrefix } = call;
  const who =
    typeof access === 'string'
      ? 'Open to everybody.'
      : `For ${access.map((kind) => ROLES[kind]).join(' and ')}.`;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [call.description, who].filter(Boolean).join(' '),
    ...(alsoWithoutPrefix ? { servers: [{ url: '/api' }, { url: '/' }] } : {}),
    parameters: [
      ...pathParameters(described),
      ...queryParameters(described),
      ...headerParameters(call),
    ],
    ...requestBodyOf(described),
    responses: responsesOf(described),
    security: securityOf(call),
  };
}

const operationId = (method: string, path: string) =>
  method.toLowerCase() +
  path.replaceAll(/[/{}.-]+(\w?)/g, (_match, letter: string) => letter.toUpperCase());

function pathParameters({ call, schemas, meanings }: DescribedCall): Parameter[] {
  const { path, documentedAs = path, params } = call;
  const known = params ? (schemas.of(params, 'input').properties ?? {}) : {};
  return [...documentedAs.matchAll(/:(\w+)/g)].map(([, name = '']) =>
    toParameter(name, 'path', {
      schema: {
        description: meanings[name],
        ...(known[name] ?? call.constants?.[name] ?? { type: 'string' }),
      },
      required: true,
    }),
  );
}

function queryParameters({
  call: { query },
  schemas,
  meanings,
  example,
}: DescribedCall): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemas.of(query, 'input');
  return Object.entries(properties).map(([name, schema]) =>
    toParameter(name, 'query', {
      schema: { description: meanings[name], ...schema },
      required: required.includes(name),
      example: example?.query?.[name],
    }),
  );
}

function headerParameters(call: RestDescription): Parameter[] {
  const own = Object.entries(call.headers ?? {}).map(([name, { description, required = false }]) =>
    toParameter(name, 'header', { schema: { type: 'string', description }, required }),
  );
  return [...own, ...idempotencyParameter(call)];
}

/** Whether the first answer can be had again. */
function idempotencyParameter(call: RestDescription): Parameter[] {
  if (!takesIdempotencyKey(call)) return [];
  const description =
    'A value of your choice for one attempt to do this once, e.g. a UUID. For 24 hours the same request with the same key is answered as the first was, with `Idempotency-Replayed: true`.';
  const schema = { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH, description };
  return [toParameter('Idempotency-Key', 'header', { schema, required: false })];
}

function toParameter(
  name: string,
  place: Parameter['in'],
  { schema: all, required, example }: { schema: JsonSchema; required: boolean; example?: unknown },
): Parameter {
  const { description, ...schema } = all;
  return {
    ...{ name, in: place, required },
    ...(description ? { description } : {}),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}
