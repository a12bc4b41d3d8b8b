import { z } from 'zod';

/** As much of a JSON Schema as the documentation looks into. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  /** The GraphQL type whose fields say what these fields mean; it is not in the document. */
  fieldsOf?: string;
  [keyword: string]: unknown;
}

const PLACE = '#/components/schemas/';

/** Formats whose name says everything that the pattern beside it says. */
const FORMATS = new Set(['uuid', 'date', 'date-time', 'email']);

/**
 * Turns schemas of zod into the dialect of OpenAPI 3.1. Those with an `id` among their `meta` are
 * kept once, as components, and referred to.
 */
export class NamedSchemas {
  readonly all: Record<string, JsonSchema>;
  readonly #originals = new Map<string, JsonSchema>();

  constructor(others: Record<string, JsonSchema> = {}) {
    this.all = { ...others };
  }

  /** What a schema takes (`input`) or gives (`output`). */
  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    for (const [name, named] of Object.entries($defs)) this.#keep(name, tidy(named as JsonSchema));
    return tidy(rest as JsonSchema);
  }

  /** The schema itself in place of a reference to it. */
  resolve(schema: JsonSchema): JsonSchema {
    return schema.$ref ? (this.all[schema.$ref.slice(PLACE.length)] ?? schema) : schema;
  }

  /** The schema as zod gave it, before anything was put in its place. */
  original(schema: JsonSchema): JsonSchema {
    return this.#originals.get(schema.$ref ?? '') ?? schema;
  }

  /** Puts another schema in place of a named one, the same at each call; others are just it. */
  put(schema: JsonSchema, other: JsonSchema): JsonSchema {
    if (!schema.$ref) return other;
    const name = schema.$ref.slice(PLACE.length);
    const before = this.all[name];
    if (before !== this.original(schema)) requireSame(name, before, other);
    this.all[name] = other;
    return schema;
  }

  #keep(name: string, schema: JsonSchema): void {
    const before = this.#originals.get(PLACE + name);
    if (before) return requireSame(name, before, schema);
    this.#originals.set(PLACE + name, schema);
    this.all[name] = schema;
  }
}

function requireSame(name: string, one: JsonSchema | undefined, other: JsonSchema): void {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  throw new Error(`Two schemas of the REST calls are called ${name}.`);
}

/** Whether null is one of its values. */
const isNull = ({ type }: JsonSchema) => type === 'null';

/** The same without null, for a field that may be null in one place and not in another. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, anyOf, ...rest } = schema;
  if (Array.isArray(type)) {
    const types = type.filter((one) => one !== 'null');
    const [only = 'null'] = types;
    return { ...rest, type: types.length === 1 ? only : types };
  }
  if (!anyOf) return schema;
  const others = anyOf.filter((one) => !isNull(one));
  return others.length === 1 ? { ...others[0], ...rest } : { ...rest, anyOf: others };
}

/** References to where components are, and nothing that says the same twice. */
function tidy(schema: JsonSchema): JsonSchema {
  const { $ref, pattern, minimum, maximum, required, ...rest } = mapParts(schema, (part) =>
    tidy(part),
  );
  const isOpenMap = rest.propertyNames !== undefined;
  return {
    ...($ref ? { $ref: $ref.replace('#/$defs/', PLACE) } : {}),
    ...rest,
    ...(pattern && !FORMATS.has(rest.format ?? '') ? { pattern } : {}),
    ...(minimum !== undefined && Number.isSafeInteger(minimum - 1) ? { minimum } : {}),
    ...(maximum !== undefined && Number.isSafeInteger(maximum + 1) ? { maximum } : {}),
    ...(required && isOpenMap ? withKeys(rest, required) : required ? { required } : {}),
  };
}

/** A map of which all keys are known is an object with these fields. */
function withKeys({ additionalProperties }: JsonSchema, required: string[]): Partial<JsonSchema> {
  if (typeof additionalProperties !== 'object') return { required };
  const properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  return { properties, required, propertyNames: undefined, additionalProperties: false };
}

/** The same with other parts; fields are given with their names. */
export function mapParts(
  schema: JsonSchema,
  map: (part: JsonSchema, name?: string) => JsonSchema,
): JsonSchema {
  const { properties, items, anyOf, oneOf, allOf, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, part]) => [name, map(part, name)]),
          ),
        }
      : {}),
    ...(items ? { items: map(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((part) => map(part)) } : {}),
    ...(oneOf ? { oneOf: oneOf.map((part) => map(part)) } : {}),
    ...(Array.isArray(allOf) ? { allOf: (allOf as JsonSchema[]).map((part) => map(part)) } : {}),
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties:
            typeof additionalProperties === 'object'
              ? map(additionalProperties)
              : additionalProperties,
        }),
  };
}
