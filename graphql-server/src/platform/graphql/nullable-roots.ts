import { type GraphQLSchema, isNonNullType, printSchema } from 'graphql';

/** What a field is marked with that is null only where an error says why. */
const DIRECTIVE = 'semanticNonNull';

const DEFINITION = `"""
The field is null only where an error with its path says why. Generators of typed clients that throw errors may take it as never null.
"""
directive @${DIRECTIVE}(
  "Levels of a list that are meant; 0 is the field itself."
  levels: [Int] = [0]
) on FIELD_DEFINITION`;

const rootsOf = (schema: GraphQLSchema) => [schema.getQueryType(), schema.getMutationType()];

/**
 * Makes the fields of Query and Mutation nullable, so that a refused one leaves those beside it whole.
 * A field that promises a value would take the whole answer with it, also what was changed by then.
 */
export function letSiblingsSurvive(schema: GraphQLSchema): GraphQLSchema {
  for (const root of rootsOf(schema)) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!isNonNullType(field.type)) continue;
      field.type = field.type.ofType;
      field.extensions = { ...field.extensions, [DIRECTIVE]: true };
    }
  }
  return schema;
}

/** The schema as text, with the marks of fields that are null only beside an error. */
export function printMarkedSchema(schema: GraphQLSchema, source: GraphQLSchema): string {
  const marked = new Set<string>();
  for (const root of rootsOf(source)) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (field.extensions[DIRECTIVE]) marked.add(`${root?.name}.${field.name}`);
    }
  }
  let type = '';
  let field = '';
  const lines = printSchema(schema)
    .split('\n')
    .map((line) => {
      type = /^type (\w+)/.exec(line)?.[1] ?? type;
      field = /^ {2}(\w+)[(:]/.exec(line)?.[1] ?? field;
      // The line that names the field's type: its only one, or the one that closes its arguments.
      const isTyped = /^ {2}(?:\w+(?:\(.*\))?|\)): \S+$/.test(line);
      return isTyped && marked.has(`${type}.${field}`) ? `${line} @${DIRECTIVE}` : line;
    });
  return `${DEFINITION}\n\n${lines.join('\n')}`;
}
