import type { OpenApiDocument } from './document-types.js';
import type { JsonSchema } from './json-schema.js';

/** Levels of fields that are shown one below the other. */
const DEEPEST = 3;

/** Fields of an object, those inside named with their path. */
export function fieldRows(
  document: OpenApiDocument,
  schema: JsonSchema,
  prefix = '',
  depth = 0,
): string[] {
  const { properties = {}, required = [] } = resolve(document, schema);
  return Object.entries(properties).flatMap(([name, field]) => {
    const isList = resolve(document, field).items !== undefined;
    const inner = resolve(document, field).items ?? field;
    const label = `${prefix}${name}${isList ? '[]' : ''}`;
    const own = row(label, field, required.includes(name));
    if (depth >= DEEPEST) return [own];
    return [own, ...fieldRows(document, inner, `${label}.`, depth + 1)];
  });
}

/** A schema in place of the reference to it, also where null is the alternative. */
function resolve({ components }: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const reference = schema.$ref ?? schema.anyOf?.find(({ $ref }) => $ref)?.$ref;
  return (reference ? components.schemas[nameOf(reference)] : undefined) ?? schema;
}

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';

export function row(name: string, schema: JsonSchema, required: boolean): string {
  const cells = [`<code>${escape(name)}</code>`, escape(typeName(schema)), required ? 'yes' : ''];
  return `<tr><td>${cells.join('</td><td>')}</td><td>${rich(schema.description ?? '')}</td></tr>`;
}

export const table = (title: string, rows: readonly string[]) =>
  rows.length === 0
    ? ''
    : `<h3>${escape(title)}</h3><div class="scroll"><table><thead><tr><th>Field</th><th>Type</th><th>Always</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

export const exampleBlock = (title: string, example: unknown) =>
  example === undefined
    ? ''
    : `<h3>${escape(title)}</h3><pre tabindex="0"><code>${escape(textOf(example))}</code></pre>`;

const textOf = (example: unknown) =>
  typeof example === 'string' ? example : JSON.stringify(example, undefined, 2);

function typeName(schema: JsonSchema): string {
  const { $ref, type, items, enum: values, const: value, anyOf, oneOf, format } = schema;
  if ($ref) return nameOf($ref);
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ');
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeName))].join(' | ');
  if (items) return `${typeName(items)}[]`;
  const name = [type ?? 'any'].flat().join(' | ');
  return format ? `${name} (${format})` : name;
}

export const anchor = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

export const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Text in which only `code` is marked. */
export const rich = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
