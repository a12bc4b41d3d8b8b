import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema } from 'graphql';
import { printMarkedSchema } from './platform/graphql/index.js';
import { createSchema } from './schema.js';

/** Writes schema/schema.graphql; the fields are never called, so no instances are needed. */
const schema = await createSchema([]);
const header = '# Generated from graphql-server; change it there and run `npm run codegen`.\n\n';
writeFileSync(
  join(import.meta.dirname, '../../schema/schema.graphql'),
  header + printMarkedSchema(lexicographicSortSchema(schema), schema) + '\n',
);
