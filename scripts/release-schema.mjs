// Takes the present schema as the one that clients may rely on: npm run release:schema
import './lib/node-version.mjs';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { main } from './lib/process.mjs';
import { say } from './lib/report.mjs';
import { breakingChanges } from './lib/schema-checks.mjs';

await main(async () => {
  const [released, present] = [at('schema/released.graphql'), at('schema/schema.graphql')];
  if (existsSync(released)) {
    const broken = breakingChanges(readFileSync(released, 'utf8'), readFileSync(present, 'utf8'));
    for (const change of broken) say(`Clients lose: ${change}`);
    if (broken.length > 0) say('Say so in the changelog, with the day since when.');
  }
  copyFileSync(present, released);
  return 0;
});
