import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { at, node24 } from './paths.mjs';
import { Failure, must } from './process.mjs';
import { say, step } from './report.mjs';

const lockFile = at('package-lock.json');
const stamp = at('node_modules/.installed-lock');

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules holds what package-lock.json asks for although this script did not install
 * it: npm notes what it installed in a lock file of its own.
 */
function isInstalledByHand() {
  const note = at('node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = readPackages(note);
  return Object.entries(readPackages(lockFile)).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // An optional package may be missing because it is for another kind of machine.
    if (!found) return wanted.optional === true || wanted.devOptional === true;
    return (
      found.version === wanted.version && found.resolved === (wanted.resolved ?? found.resolved)
    );
  });
}

const isInstalled = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lockFile, 'utf8');

/** The npm that started this script, or the one on the PATH. */
export const npmCommand = () =>
  process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];

/** Installs the locked packages, the pinned Node among them, where they are not there yet. */
export async function ensureInstalled() {
  if (!isInstalled() && !isInstalledByHand()) {
    const [command, ...args] = [...npmCommand(), 'ci', '--include=dev', '--loglevel=error'];
    // npm deletes node_modules first, so it must not run on the Node that is in there.
    const env = { PATH: process.env.PATH };
    say('The first time this takes some minutes, as packages are loaded from the network.');
    await step('Installing packages', () =>
      must('The packages could not be installed: npm says why above.', command, args, { env }),
    );
    copyFileSync(lockFile, stamp);
  }
  if (!existsSync(node24)) {
    throw new Failure(
      'The pinned Node is missing, because npm was told not to run install scripts: run "npm rebuild node --ignore-scripts=false".',
    );
  }
}
