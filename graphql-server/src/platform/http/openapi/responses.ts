import { takesIdempotencyKey } from '../idempotent-answer.js';
import type { RestDescription } from '../rest-route.js';
import { FAILURES, type FailureStatus } from './failures.js';
import type { JsonSchema } from './json-schema.js';
import type { DescribedCall, MediaType, Operation } from './document-types.js';

/** Everything that a call may answer. */
export function responsesOf(described: DescribedCall): Operation['responses'] {
  const failures = failuresOf(described.call).map((status) => [
    status,
    { $ref: `#/components/responses/${FAILURES[status].name}` },
  ]);
  return {
    ...successesOf(described),
    ...(Object.fromEntries(failures) as Record<string, object>),
    default: { $ref: '#/components/responses/OtherFailure' },
  };
}

/** What can go wrong follows from what a call takes; `refuses` has what its services add. */
function failuresOf(call: RestDescription): FailureStatus[] {
  const { method, access, takesOwnToken, path, refuses = [] } = call;
  const isGuarded = typeof access !== 'string';
  const checks: Record<FailureStatus, boolean> = {
    400: true,
    401: isGuarded || takesOwnToken === true,
    403: isGuarded,
    404: path.includes(':') || namesThings(call),
    409: isGuarded && method !== 'GET',
    413: method !== 'GET',
    415: method !== 'GET',
    422: takesIdempotencyKey(call),
    429: true,
    500: true,
    503: true,
  };
  return (Object.keys(checks).map(Number) as FailureStatus[]).filter(
    (status) => checks[status] || (refuses as readonly number[]).includes(status),
  );
}

/** Another company's id is answered as one that there is not. */
function namesThings({ query, body, form }: RestDescription): boolean {
  const shapes = [query, body].map((schema) => (schema as { shape?: object } | undefined)?.shape);
  const fields = [...shapes, form].flatMap((shape) => Object.keys(shape ?? {}));
  return fields.some((name) => /(?:^id|Id)s?$/.test(name));
}

function successesOf(described: DescribedCall): Operation['responses'] {
  const { status = 200, otherStatuses = {}, sendsOn } = described.call;
  if (sendsOn) return { 303: SENT_ON };
  const all = { [status]: 'It worked.', ...otherStatuses };
  return Object.fromEntries(
    Object.entries(all).map(([each, description]) => [
      each,
      successOf(described, each, description),
    ]),
  );
}

const SUCCEEDED = {
  ...{ type: 'boolean', const: true },
  description: 'That it worked; failures have `false`.',
};

const SENT_ON = {
  description: 'The browser is sent on to a page.',
  headers: { Location: { description: 'The page.', schema: { type: 'string' } } },
};

function successOf(
  { call, schemas, texts, example }: DescribedCall,
  status: string,
  description: string,
): object {
  const { response, respondsWithFile } = call;
  const shown = example?.responses[status];
  const media = (schema: JsonSchema, isText = false): MediaType => ({
    schema,
    ...(shown !== undefined && (typeof shown === 'string') === isText ? { example: shown } : {}),
  });
  if (respondsWithFile) {
    const types = respondsWithFile.map((type) => type.replace(/;.*/, ''));
    const content = types.map((type) => [type, media(fileSchema(type), type.startsWith('text/'))]);
    return { description: 'The file.', content: Object.fromEntries(content) as object };
  }
  const given = response ? schemas.of(response, 'output') : {};
  const { properties, required = [], fieldsOf } = schemas.resolve(given);
  const schema = {
    type: 'object',
    properties: { success: SUCCEEDED, ...properties },
    required: ['success', ...required],
    fieldsOf: fieldsOf ?? given.$ref?.split('/').at(-1),
  };
  return { description, content: { 'application/json': media(texts.describe(schema)) } };
}

/** Bytes have no schema; what is text is text. */
const fileSchema = (type: string): JsonSchema =>
  type.startsWith('text/') ? { type: 'string' } : {};
