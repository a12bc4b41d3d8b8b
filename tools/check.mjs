// Everything that can be judged without running the product: npm run check
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { ensureServerBuilt, twoAtATime } from './lib/build.mjs';
import { checkBill, checkVulnerabilities } from './lib/check-dependencies.mjs';
import { generate, generatedPaths } from './lib/codegen.mjs';
import { contentOf } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { at, bin, cacheDir, node24 } from './lib/paths.mjs';
import { Failure, main, must, run } from './lib/process.mjs';
import { ensurePromtool } from './lib/promtool.mjs';
import { say, seconds } from './lib/report.mjs';
import { workspaces } from './lib/workspaces.mjs';

/** The server's take as long as all others together. */
const LONGEST = 'graphql-server';

const typed = () => [
  LONGEST,
  ...workspaces().filter((folder) => folder !== LONGEST && existsSync(at(folder, 'tsconfig.json'))),
  'tools/tsconfig.node-20.json',
  'packages/sdk/tsconfig.node-20.json',
];

/** Gives what the compiler says about one workspace; nothing when it is content. */
async function typeErrors(folder) {
  const buildInfo = `${cacheDir}/types/${folder}.tsbuildinfo`;
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo];
  const { code, output } = await run(bin('tsc'), ['--project', folder, ...options], {
    capture: true,
  });
  return code === 0 ? '' : output;
}

async function checkTypes() {
  mkdirSync(`${cacheDir}/types`, { recursive: true });
  const outputs = [];
  await twoAtATime(typed().map((folder) => async () => outputs.push(await typeErrors(folder))));
  if (outputs.some(Boolean)) throw new Failure('Types do not fit.', outputs.join(''));
}

async function checkGenerated() {
  const before = generatedPaths().map((path) => contentOf(at(path)));
  await generate();
  const stale = generatedPaths().filter((path, index) => contentOf(at(path)) !== before[index]);
  if (stale.length === 0) return;
  const output = await must('git does not answer.', 'git', ['--no-pager', 'diff', ...stale]);
  throw new Failure(
    `Out of date, and now generated anew for you to commit: ${stale.join(', ')}.`,
    output,
  );
}

async function checkMigrations() {
  const script = at('graphql-server/dist/check-migrations.js');
  if (!existsSync(script)) return;
  await must('The entities changed and no migration follows them.', node24, [script]);
}

const schemaText = (name) => readFileSync(at('schema', name), 'utf8');

// Loaded late: it needs a package, and in a fresh clone none is there when this file is read.
const schemaChecks = () => import('./lib/schema-checks.mjs');

async function checkDescriptions() {
  const { undescribed } = await schemaChecks();
  const missing = undescribed(schemaText('schema.graphql'));
  if (missing.length === 0) return;
  throw new Failure('These parts of the schema have no description.', missing.join('\n'));
}

async function checkDeprecations() {
  const { vagueDeprecations, REASON_FORM } = await schemaChecks();
  const vague = vagueDeprecations(schemaText('schema.graphql'));
  if (vague.length === 0) return;
  throw new Failure(`The reason of a deprecation must read: ${REASON_FORM}`, vague.join('\n'));
}

async function checkSchemaChanges() {
  const { unannouncedChanges } = await schemaChecks();
  const today = new Date().toISOString().slice(0, 10);
  const changes = unannouncedChanges(
    schemaText('released.graphql'),
    schemaText('schema.graphql'),
    today,
  );
  if (changes.length === 0) return;
  throw new Failure(
    'The schema breaks clients that were not told in time. If it is meant to, run "npm run release:schema -- --breaking".',
    changes.join('\n'),
  );
}

/** Needs promtool, which comes with Prometheus; where it cannot be had, that is said. */
async function checkMonitoring() {
  const promtool = await ensurePromtool();
  if (!promtool) return say('        not checked: promtool is not installed (Debian: prometheus)');
  const options = { cwd: at('deploy/monitoring') };
  await must('Alerts cannot be read.', promtool, ['check', 'rules', 'rules.yaml'], options);
  await must(
    'Alerts do not do what is said of them.',
    promtool,
    ['test', 'rules', 'rules.test.yaml'],
    options,
  );
}

const steps = {
  'server compiles': () => ensureServerBuilt(),
  types: checkTypes,
  lint: () => must('The linter complains.', bin('oxlint'), []),
  dependencies: () =>
    must(
      'Use or remove these dependencies (knip.json names those that are loaded by path).',
      bin('knip'),
      ['--no-progress'],
    ),
  format: () => must('Run "npm run format".', bin('oxfmt'), ['--check', '.']),
  'generated files': checkGenerated,
  'schema descriptions': checkDescriptions,
  'schema deprecations': checkDeprecations,
  'schema changes': checkSchemaChanges,
  migrations: checkMigrations,
  'bill of materials': checkBill,
  vulnerabilities: checkVulnerabilities,
  monitoring: checkMonitoring,
  requirements: () =>
    must('No test says what is specified.', node24, [at('tools/requirements.mjs')]),
};

/** Runs one step; gives the sentence that says what is wrong, if anything is. */
async function runStep(name, step) {
  const startedAt = performance.now();
  const failure = await step().then(
    () => undefined,
    (error) => {
      if (error instanceof Failure) return error;
      throw error;
    },
  );
  const took = seconds(performance.now() - startedAt);
  say(`${failure ? 'FAILED' : 'ok    '}  ${name} (${took})`);
  if (failure) say(`${failure.output.trimEnd()}\n${failure.message}\n`);
  return failure && `${name}: ${failure.message}`;
}

await main(
  () =>
    withLock('setup', async () => {
      await ensureInstalled();
      const failures = [];
      for (const [name, step] of Object.entries(steps)) failures.push(await runStep(name, step));
      const found = failures.filter(Boolean);
      if (found.length === 0) return 0;
      say(`\n${found.length} of ${failures.length} checks failed:\n  ${found.join('\n  ')}`);
      return 1;
    }),
  import.meta.url,
);
