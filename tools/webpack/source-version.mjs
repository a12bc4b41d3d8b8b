// The version of a build: its package's version and a hash of everything that goes into it, so that
// the same sources always give the same version and any change gives a new one.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.cache',
  'storybook-static',
  'coverage',
  'testing',
]);
const UNUSED = /\.(?:spec|stories)\.(?:tsx?|mjs)$|\.tsbuildinfo$/;

/** Of an installed package, what was built is what it is made of. */
const isSkipped = (folder, name) =>
  SKIPPED.has(name) && !(name === 'dist' && folder.includes(`node_modules${path.sep}`));

function listFiles(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isSkipped(folder, entry.name) && !UNUSED.test(entry.name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    });
}

function readPackage(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/**
 * Folders of the workspace packages that a package is built from, itself first.
 * @param {string} folder the package's folder
 */
export function workspaceFolders(folder) {
  const found = new Set([folder]);
  for (const current of found) {
    for (const name of Object.keys(readPackage(current).dependencies ?? {})) {
      if (!name.startsWith('@hausgeist/')) continue;
      found.add(fs.realpathSync(path.join(ROOT, 'node_modules', name)));
    }
  }
  return [...found];
}

/**
 * Everything that goes into a package's build, in the order of the names.
 * @param {string} folder the package's folder
 */
export function sourceFiles(folder) {
  const folders = [...workspaceFolders(folder), import.meta.dirname];
  const lock = [path.join(ROOT, 'package-lock.json')].filter((file) => fs.existsSync(file));
  return [...folders.flatMap(listFiles), ...lock].toSorted((one, other) => (one < other ? -1 : 1));
}

/**
 * Version such as `0.1.0-3f9ac2d1`.
 * @param {string} folder the package's folder
 */
export function sourceVersion(folder) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(folder)) {
    hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return `${readPackage(folder).version}-${hash.digest('hex').slice(0, 8)}`;
}
