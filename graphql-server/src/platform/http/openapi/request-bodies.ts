import type { FormField } from '../rest-route.js';
import { type JsonSchema, withoutNull } from './json-schema.js';
import type { DescribedCall, MediaType, Operation } from './document-types.js';

/** What a call takes besides parameters. */
export function requestBodyOf({
  call: { body, form, rawBody, requires = [] },
  schemas,
  texts,
  example,
}: DescribedCall): Pick<Operation, 'requestBody'> {
  if (form) {
    const media = toMedia(toForm(form), example?.request);
    return { requestBody: { required: true, content: { 'multipart/form-data': media } } };
  }
  if (rawBody) {
    const media = toMedia({}, example?.request);
    return { requestBody: { required: true, content: { [rawBody]: media } } };
  }
  if (!body) return {};
  const taken = schemas.of(body, 'input');
  const asked = required(schemas.original(taken), requires);
  const media = toMedia(texts.describe(schemas.put(taken, asked)), example?.request);
  return {
    requestBody: {
      required: (asked.required ?? []).length > 0,
      content: { 'application/json': media },
    },
  };
}

const toMedia = (schema: JsonSchema, example: unknown): MediaType => ({
  schema,
  ...(example === undefined ? {} : { example }),
});

/**
 * Most bodies take anything, so that the service can say in words for people what is missing. The
 * document names what it asks for.
 */
function required(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const { properties = {}, required: own = [], ...rest } = schema;
  const all = [...new Set([...own.filter((name) => !isFilledIn(properties[name])), ...names])];
  const asked = names.map((name) => {
    const { default: _none, ...field } = withoutNull(properties[name] ?? {});
    return [name, field] as const;
  });
  return {
    ...rest,
    properties: { ...properties, ...Object.fromEntries(asked) },
    ...(all.length > 0 ? { required: all } : {}),
  };
}

/** What `catch` gives a value if it is missing is not asked for, whatever zod says. */
const isFilledIn = (schema: JsonSchema | undefined) => schema?.default !== undefined;

/** A field whose name is in pointed brackets stands for any number of fields with other names. */
const isAnyName = (name: string) => name.startsWith('<');

function toForm(form: Record<string, FormField>): JsonSchema {
  const entries = Object.entries(form).map(([name, field]) => [name, toField(field)] as const);
  const others = entries.find(([name]) => isAnyName(name))?.[1];
  const names = Object.entries(form).flatMap(([name, field]) => (field.required ? [name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(entries.filter(([name]) => !isAnyName(name))),
    ...(others ? { additionalProperties: others } : {}),
    ...(names.length > 0 ? { required: names } : {}),
  };
}

function toField({ type, description }: FormField): JsonSchema {
  if (type === 'text') return { type: 'string', description };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return type === 'files' ? { type: 'array', items: file, description } : { ...file, description };
}
