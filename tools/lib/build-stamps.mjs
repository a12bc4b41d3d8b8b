// Tells whether a workspace has changed since its last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles, sourceVersion } from '../webpack/source-version.mjs';
import { at, cacheDir } from './paths.mjs';

export const stampOf = (folder) => join(cacheDir, 'build', folder);

/** What goes into a workspace's build besides what its version stands for. */
const furtherInputs = (folder) => [
  at('tsconfig.json'),
  ...(folder === 'graphql-server'
    ? [
        ...sourceFiles(at('packages/realtime-client')),
        ...sourceFiles(at('packages/sdk')),
        at('tools/lib/bundle-server.mjs'),
        at('tools/lib/ascii-source.mjs'),
      ]
    : []),
];

/** Stands for the content of everything that goes into a workspace's build, the workspaces it uses included. */
function inputsOf(folder) {
  const version = sourceVersion(at(folder));
  const hash = createHash('sha256').update(version);
  for (const file of furtherInputs(folder)) hash.update(readFileSync(file)).update('\0');
  return { version, content: hash.digest('hex') };
}

/** Stands for the sizes and times of the same files; to read them takes five times as long. */
function looksOf(folder) {
  const hash = createHash('sha256');
  for (const file of [...sourceFiles(at(folder)), ...furtherInputs(folder)]) {
    // The time of the last change of the file or its place cannot be set by hand.
    const { size, ctimeNs } = statSync(file, { bigint: true });
    hash.update(`${file}\0${size}\0${ctimeNs}\0`);
  }
  return hash.digest('hex');
}

/** What a workspace is made of now; to be asked for before it is built. */
export const stateOf = (folder) => ({ looks: looksOf(folder), ...inputsOf(folder) });

export const removeStamp = (folder) => rmSync(stampOf(folder), { force: true });

export function writeStamp(folder, state) {
  mkdirSync(dirname(stampOf(folder)), { recursive: true });
  writeFileSync(stampOf(folder), JSON.stringify(state));
}

function readStamp(folder) {
  try {
    return JSON.parse(readFileSync(stampOf(folder), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether what was built last is what the sources are now. */
export function isBuilt(folder) {
  const last = readStamp(folder);
  if (!last || !existsSync(at(folder, 'dist'))) return false;
  const looks = looksOf(folder);
  if (last.looks !== looks) {
    // The files were written anew, as by a checkout of another branch and back.
    if (inputsOf(folder).content !== last.content) return false;
    writeStamp(folder, { ...last, looks });
  }
  return isOwnRelease(at(folder), last.version);
}

/**
 * Whether the release in `dist`, if there is one, was built from the sources as they are now: webpack
 * may have been started by hand, and the sources may be back at what the stamp stands for.
 * @param {string} folder the workspace's folder
 * @param {string} version that of its sources
 */
export function isOwnRelease(folder, version = sourceVersion(folder)) {
  const file = join(folder, 'dist', 'release.json');
  if (!existsSync(file)) return true;
  return JSON.parse(readFileSync(file, 'utf8')).version === version;
}
