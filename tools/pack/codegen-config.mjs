import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { at } from '../lib/paths.mjs';

const COMMENT =
  '# Types of the operations in src, from the schema of the server: npm run codegen\n';

/** The code generator's settings for one front end: those that front ends here have. */
export function codegenConfig({ schema, source }) {
  const { generates } = parse(readFileSync(at('codegen.yml'), 'utf8'));
  const { preset, presetConfig, config } = generates['mf-admin/src/gql/'];
  const own = { documents: `${source}/**/*.graphql`, preset, presetConfig, config };
  const text = stringify(
    { schema, generates: { [`${source}/gql/`]: own } },
    { aliasDuplicateObjects: false },
  );
  return COMMENT + text;
}
