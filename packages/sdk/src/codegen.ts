import { fileURLToPath } from 'node:url';

/**
 * Settings of GraphQL Code Generator that fit this client: documents are strings with types, and a field
 * that is null only where it was refused never is, as the client throws refusals.
 * @param options.documents where the operations are; `src/*.ts` if not said
 * @param options.output the folder to write; `src/gql/` if not said
 * @param options.schema the schema to go by; the one that came with this package if not said
 */
export function codegenConfig({
  documents = 'src/**/*.ts',
  output = 'src/gql/',
  schema = fileURLToPath(new URL('../schema.graphql', import.meta.url)),
} = {}) {
  return {
    schema,
    documents,
    emitLegacyCommonJSImports: false,
    generates: {
      [output]: {
        preset: 'client',
        presetConfig: { fragmentMasking: false },
        config: {
          documentMode: 'string',
          enumType: 'string-literal',
          useTypeImports: true,
          nullability: { errorHandlingClient: true },
          strictScalars: true,
          scalars: {
            DateTime: 'string',
            ID: 'string',
            JSON: 'unknown',
            JSONObject: 'Record<string, string | number>',
            SafeInt: 'number',
          },
        },
      },
    },
  };
}
