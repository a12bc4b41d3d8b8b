import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { type JsonSchema, mapParts } from './json-schema.js';

/**
 * Says of fields, and of their values, what they mean. What a schema says itself stands; what it leaves out is taken from
 * the field of the same name in GraphQL, so that each text is written once. The type there is the
 * one that `fieldsOf` names in the `meta` of a schema, or the one with the name of the component.
 */
export class FieldTexts {
  readonly #graphql: GraphQLSchema;

  constructor(graphql: GraphQLSchema) {
    this.#graphql = graphql;
  }

  /** The schema with what GraphQL says of its fields, and without `fieldsOf`. */
  describe(schema: JsonSchema, typeName?: string): JsonSchema {
    const { fieldsOf = typeName, ...rest } = schema;
    const known = this.#fieldsOf(fieldsOf);
    if (!known && schema.fieldsOf) throw new Error(`GraphQL has no fields of ${schema.fieldsOf}.`);
    return mapParts(rest, (part, name) => {
      if (name === undefined) return this.describe(part, fieldsOf);
      const field = known?.[name];
      const type = field && getNamedType(field.type);
      const texts = [part.description ?? field?.description, ...meaningsOf(part, type)];
      const description = texts.filter(Boolean).join(' ');
      return { ...this.describe(part, type?.name), ...(description ? { description } : {}) };
    });
  }

  #fieldsOf(typeName: string | undefined) {
    const type = typeName === undefined ? undefined : this.#graphql.getType(typeName);
    return isObjectType(type) || isInputObjectType(type) ? type.getFields() : undefined;
  }
}

/** What each value of a field means, where GraphQL has the same values in whichever case. */
function meaningsOf(field: JsonSchema, type: GraphQLNamedType | undefined): string[] {
  if (!isEnumType(type)) return [];
  const known = new Map(type.getValues().map(({ name, description }) => [name, description]));
  const values = [field, ...(field.anyOf ?? [])].flatMap((part) => part.enum ?? []).map(String);
  const texts = values.map((value) => [value, known.get(value.toUpperCase())] as const);
  if (texts.some(([, text]) => !text)) return [];
  return texts.map(([value, text = '']) => `\`${value}\`: ${text}`);
}
