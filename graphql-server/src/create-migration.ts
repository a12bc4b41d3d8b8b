import { writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseSchema } from './database-schema.js';
import { createSchemaDiff } from './platform/database/index.js';

/** Writes the next migration from what the entities say and the existing migrations do not. */
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  process.stderr.write('Usage: npm run migration -w graphql-server -- a-name-in-kebab-case\n');
  process.exit(2);
}
const statements = await createSchemaDiff(databaseSchema);
if (statements.length === 0) {
  process.stdout.write('The migrations already lead to what the entities say.\n');
  process.exit(0);
}
const folder = join(import.meta.dirname, '../src/migrations');
// Not their count: numbers that were set aside may be missing between them.
const taken = readdirSync(folder).flatMap((file) => /^(\d{4})-/.exec(file)?.[1] ?? []);
const number = Math.max(0, ...taken.map(Number)) + 1;
const id = `${String(number).padStart(4, '0')}-${name}`;
const className = `Migration${id.slice(0, 4)}`;
writeFileSync(
  join(folder, `${id}.ts`),
  `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override up(): void {
${statements.map((sql) => `    this.addSql(\`${sql.replaceAll('`', '\\`')}\`);`).join('\n')}
  }
}
`,
);
process.stdout.write(
  `Wrote src/migrations/${id}.ts. Read it, and add it to src/migrations/index.ts.\n`,
);
process.exit(0);
