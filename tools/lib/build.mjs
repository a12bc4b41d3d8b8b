import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt, removeStamp, stampOf, stateOf, writeStamp } from './build-stamps.mjs';
import { bundleServer } from './bundle-server.mjs';
import { at, bin, cacheDir, node24 } from './paths.mjs';
import { must } from './process.mjs';
import { step } from './report.mjs';
import { frontEnds } from './workspaces.mjs';

/** Builds a workspace unless its last build had the same inputs. */
async function buildIfChanged(folder, build, force) {
  if (!force && isBuilt(folder)) return;
  const state = stateOf(folder);
  // Without its stamp, a build that is interrupted is done again.
  removeStamp(folder);
  await step(`Building ${folder}`, build);
  writeStamp(folder, state);
}

/** As much of the server as what reads its schema needs: neither the bundle nor an empty database. */
export const compileServer = () =>
  must('The server does not compile: the errors are above.', bin('tsc'), ['--build']);

async function buildServer() {
  await compileServer();
  await bundleServer();
  await makeEmptyDatabase();
  await indexConcepts();
  await keepCompiledCode();
}

/** Counts the words of the assistant's concepts, which would take half a second of the first answer. */
const indexConcepts = () =>
  must('The concepts could not be indexed.', node24, [at('graphql-server/dist/index-concepts.js')]);

/** Starts the server once, so that V8 need not compile its functions at each start. */
async function keepCompiledCode() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hausgeist-start-'));
  // None of the caller's variables: they may name a database that is in use.
  const none = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));
  const env = { ...none, DATA_DIR: dataDir, SEED_DEMO: 'false', HOST: '127.0.0.1', PORT: '0' };
  const script = at('graphql-server/dist/keep-compiled-code.js');
  try {
    const args = ['--expose-internals', script];
    await must('The code that a start compiles could not be kept.', node24, args, { env });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Stands for what makes an empty database what it is; it has tables for some months ahead. */
function inputsOfEmptyDatabase() {
  const server = at('graphql-server');
  const migrations = readdirSync(join(server, 'src/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join('src/migrations', entry.name));
  const files = ['package.json', 'src/make-empty-database.ts', ...migrations];
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 7));
  for (const file of files.toSorted()) hash.update(readFileSync(join(server, file)));
  return hash.digest('hex');
}

/** What a first start begins with; it is newer than the modules, which tells that it fits to them. */
async function makeEmptyDatabase() {
  const file = at('graphql-server/dist/empty-database.tar.gz');
  const [stamp, inputs] = [stampOf('empty-database'), inputsOfEmptyDatabase()];
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    utimesSync(file, new Date(), new Date());
    return;
  }
  await must('No empty database could be made.', node24, [
    at('graphql-server/dist/make-empty-database.js'),
  ]);
  mkdirSync(join(cacheDir, 'build'), { recursive: true });
  writeFileSync(stamp, inputs);
}

const buildFrontEnd = (folder) =>
  must(`${folder} could not be built: the errors are above.`, bin('webpack'), [], {
    cwd: at(folder),
    env: { NODE_ENV: 'production' },
  });

/** Does the tasks two at a time, as webpack and tsc keep about one processor busy; then tells a failure. */
export async function twoAtATime(tasks) {
  const queue = [...tasks];
  const failures = [];
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      await task().catch((error) => failures.push(error));
    }
  };
  await Promise.all([work(), work()]);
  if (failures.length > 0) throw failures[0];
}

/** Builds one front end, and leaves the stamp that says of what. */
export const buildOneFrontEnd = (folder) =>
  buildIfChanged(folder, () => buildFrontEnd(folder), true);

/** Compiles the server, which needs no front end. */
export const ensureServerBuilt = (force = false) =>
  buildIfChanged('graphql-server', buildServer, force);

/** Compiles whatever changed since its last build. */
export async function ensureBuilt({ force = false } = {}) {
  await ensureServerBuilt(force);
  await twoAtATime(
    frontEnds().map((folder) => () => buildIfChanged(folder, () => buildFrontEnd(folder), force)),
  );
}
