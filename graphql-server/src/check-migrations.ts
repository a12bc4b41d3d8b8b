import { databaseSchema } from './database-schema.js';
import { createSchemaDiff } from './platform/database/index.js';

/** Fails when the entities say something that no migration does. */
const statements = await createSchemaDiff(databaseSchema);
if (statements.length > 0) {
  process.stderr.write(`No migration does this yet:\n${statements.join('\n')}\n`);
  process.exit(1);
}
process.exit(0);
