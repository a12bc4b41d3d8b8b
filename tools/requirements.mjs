// Lists what the product must say and answer, and which of it a test names: npm run requirements
//   --list   each of them, with a mark
import { readdirSync, readFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { main } from './lib/process.mjs';

/** Folders of generated, built or foreign files. */
const SKIPPED = new Set(['node_modules', 'dist', 'gql', 'data', 'test-results', '.services']);

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* testFiles(path);
    // A catalogue's own test only lists its texts; here counts where a text is said.
    else if (/\.spec\.tsx?$/.test(entry.name) && !entry.name.startsWith('catalogues.')) yield path;
  }
}

/** A test's text as a reader sees it: one form of quotes, no escapes. */
const normalise = (text) => text.replaceAll(/\\(['"`])/g, '$1').replaceAll(/\s+/g, ' ');

const FOLDERS = [
  'shell',
  'packages/shell-api',
  'mf-admin',
  'mf-company',
  'packages/realtime-client',
  'packages/sdk',
  'graphql-server/src',
  'e2e/tests',
];
const readTests = () =>
  FOLDERS.flatMap((folder) => [...testFiles(at(folder))]).map((path) =>
    normalise(readFileSync(path, 'utf8')),
  );

await main(
  async ({ values }) => {
    const tests = readTests();
    const isNamed = (text) => tests.some((test) => test.includes(normalise(text)));
    const missing = [];
    for (const file of readdirSync(at('tools/requirements')).filter((name) =>
      name.endsWith('.json'),
    )) {
      const { title, groups } = JSON.parse(readFileSync(at('tools/requirements', file), 'utf8'));
      process.stdout.write(`\n${title}\n`);
      for (const [group, rows] of Object.entries(groups)) {
        const open = rows.filter(([text]) => !isNamed(text));
        const count = `${rows.length - open.length} of ${rows.length}`;
        process.stdout.write(`  ${group.padEnd(26)} ${count}\n`);
        if (values.list) {
          for (const [text, note] of rows) {
            const mark = isNamed(text) ? '✓' : '✗';
            process.stdout.write(`    ${mark} ${text}${note ? ` (${note})` : ''}\n`);
          }
        }
        for (const [text] of open) missing.push(`${title}, ${group}: ${text}`);
      }
    }

    if (missing.length === 0) return 0;
    process.stderr.write(`\nNo test names:\n${missing.map((line) => `  ${line}\n`).join('')}`);
    return 1;
  },
  import.meta.url,
  { options: { list: { type: 'boolean' } } },
);
