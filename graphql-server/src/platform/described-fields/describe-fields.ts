import type { FieldWords } from '@hausgeist/schema';
import type { z } from 'zod';

/** One field that is asked about a thing: how it is checked, and what is told of it. */
export interface DescribedField {
  /** What a form has to say; the messages are for people. */
  schema: z.ZodType;
  /** What REST takes before `schema` checks it. */
  body: z.ZodType;
  /** What REST and webhooks tell. */
  answer: z.ZodType;
  /** What is said in GraphQL, REST and webhooks of the field, and of what may be said about it. */
  description: string;
  inputDescription: string;
}

/** A field with its names. */
export type NamedField<Field extends DescribedField> = Field & FieldWords;

type Part = 'schema' | 'body' | 'answer';

/** One part of a field; what REST takes and tells says what it means. */
function described(field: DescribedField, part: Part): z.ZodType {
  if (part === 'schema') return field.schema;
  return field[part].describe(part === 'body' ? field.inputDescription : field.description);
}

const columnOf = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The fields of a thing, from which REST, GraphQL, presenters and files take them, in the order of
 * their names. Only an entity and a migration add the column.
 */
export function describeFields<Name extends string, Fields extends Record<Name, DescribedField>>(
  words: Readonly<Record<Name, FieldWords>>,
  fields: Fields,
) {
  type Values = { [Key in Name]: z.output<Fields[Key]['schema']> };
  const names = Object.keys(words) as Name[];
  const fromAll = <Value>(toValue: (name: Name) => Value) => {
    const all: Record<string, Value> = {};
    for (const name of names) all[name] = toValue(name);
    return all;
  };
  return {
    /** Names and descriptions, in their order. */
    entries: names.map((name): [Name, NamedField<Fields[Name]>] => [
      name,
      { ...fields[name], ...words[name] },
    ]),
    /** One part of every field as the shape of a `z.object`. */
    shapeOf: <Key extends Part>(part: Key) =>
      fromAll((name) => described(fields[name], part)) as { [Field in Name]: Fields[Field][Key] },
    /** The fields of a thing and nothing else; null stands for what is missing. */
    valuesOf: (thing: { [Key in Name]?: unknown }) =>
      fromAll((name) => thing[name] ?? null) as Values,
    /** Columns of the fields in their table. */
    columns: names.map((name) => ({ name, column: columnOf(name) })),
  };
}
