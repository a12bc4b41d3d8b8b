// What the product is made of, as CycloneDX: npm run sbom -- --to <file>
import './lib/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { billOfMaterials } from './lib/check-dependencies.mjs';
import { main, withValue } from './lib/process.mjs';

await main(
  async ({ values }) => {
    const text = `${JSON.stringify(await billOfMaterials(), null, 2)}\n`;
    if (values.to) writeFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), values.to), text);
    else process.stdout.write(text);
  },
  import.meta.url,
  { options: withValue('to') },
);
