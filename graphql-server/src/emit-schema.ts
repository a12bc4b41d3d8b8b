import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema } from 'graphql';
import { z } from 'zod';
import { WEBHOOK_DESCRIPTIONS } from './features/webhooks/index.js';
import { printMarkedSchema } from './platform/graphql/index.js';
import { FieldTexts, type JsonSchema } from './platform/http/index.js';
import { createSchema } from './schema.js';

/** Writes schema/schema.graphql; the fields are never called, so no instances are needed. */
const schema = await createSchema([]);
const header = '# Generated from graphql-server; change it there and run `npm run codegen`.\n\n';
const write = (name: string, text: string) =>
  writeFileSync(join(import.meta.dirname, '../../schema', name), `${text}\n`);
write('schema.graphql', header + printMarkedSchema(lexicographicSortSchema(schema), schema));

// From it, the SDK has its types of events.
const events = z.union(Object.values(WEBHOOK_DESCRIPTIONS).map(({ payload }) => payload));
const title = 'WebhookEvent';
const { $defs = {}, ...rest } = z.toJSONSchema(events);
const texts = new FieldTexts(schema);
const described = Object.fromEntries(
  Object.entries($defs).map(([name, one]) => [name, texts.describe(one as JsonSchema)]),
);
write('webhooks.json', JSON.stringify({ title, ...rest, $defs: described }, undefined, 2));
