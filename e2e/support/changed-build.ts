import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node24 = join(root, 'node_modules/node/bin/node');
const execute = promisify(execFile);

/** A build that differs from the one beside the server. */
export interface ChangedBuild {
  /** Folder with release.json. */
  dist: string;
  remove: () => Promise<void>;
}

interface Change {
  /** Path below the micro-frontend's folder. */
  file: string;
  from: string;
  to: string;
}

/** Builds mf-chat with a change in one of its files; the checkout itself stays as it is. */
export async function buildChangedChat(change: Change): Promise<ChangedBuild> {
  // Below the checkout, so that packages are found as usual.
  const parent = join(root, '.cache', 'e2e');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'mf-chat-'));
  for (const name of ['src', 'package.json', 'federation.json']) {
    await cp(join(root, 'mf-chat', name), join(folder, name), { recursive: true });
  }
  const file = join(folder, change.file);
  const text = await readFile(file, 'utf8');
  if (!text.includes(change.from)) throw new Error(`${change.file} has no "${change.from}".`);
  await writeFile(file, text.replaceAll(change.from, change.to));
  await writeFile(
    join(folder, 'webpack.config.mjs'),
    `import { remoteConfig } from ${JSON.stringify(join(root, 'tools/webpack/remote.config.mjs'))};
export default () => remoteConfig({ context: import.meta.dirname, dev: false });
`,
  );
  await execute(node24, [join(root, 'node_modules/webpack-cli/bin/cli.js')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    dist: join(folder, 'dist'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function descriptionOf(dist: string): Promise<{ version: string }> {
  return JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as { version: string };
}

/** The version of a build. */
export const versionOf = async (dist: string) => (await descriptionOf(dist)).version;

/** The build of a micro-frontend here under another version, which is another build as far as the registry can tell. */
export async function renamedBuild(app: string): Promise<ChangedBuild> {
  const built = join(root, app, 'dist');
  const description = await descriptionOf(built);
  const version = `${description.version}.elsewhere`;
  const dist = await mkdtemp(join(tmpdir(), 'hausgeist-renamed-'));
  await cp(join(built, description.version), join(dist, version), { recursive: true });
  await writeFile(join(dist, 'release.json'), JSON.stringify({ ...description, version }));
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) };
}
