import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, join, relative } from 'node:path';
import { cacheDir, root } from '../lib/paths.mjs';

/** What is not written by hand, or does not belong to the project. */
const LEFT_OUT = new Set([
  ...['node_modules', '.git', '.cache', '.services', 'data', 'storybook-static'],
]);
const isWanted = (path) => !LEFT_OUT.has(basename(path));
const GENERATED = new Set([...LEFT_OUT, 'dist', 'gql', 'schema.graphql', 'webhooks.json']);
const isGenerated = (name) => GENERATED.has(name) || name.endsWith('.tsbuildinfo');

/** Files below a folder that people write. */
const handWritten = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isGenerated(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? handWritten(path) : entry.isFile() ? [path] : [];
  });

/**
 * The caches that tools keep beside packages. Other tests write them meanwhile, so a file that is
 * listed may be gone before it is linked.
 */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache']);

/** Copies a folder of packages by links; those that lead to workspaces then lead to the copy's. */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (CACHES.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

function linkPackages(copy) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const folder of ['', ...workspaces]) {
    const packages = join(folder, 'node_modules');
    if (existsSync(join(root, packages))) linkFolder(join(root, packages), join(copy, packages));
  }
}

/**
 * Copies the project, with what is built already, into a folder whose name is returned. It is one of
 * this disk, as packages are linked.
 */
export function copyProject() {
  mkdirSync(cacheDir, { recursive: true });
  const copy = mkdtempSync(join(cacheDir, 'recipe-'));
  for (const name of readdirSync(root).filter(isWanted)) {
    const options = { recursive: true, preserveTimestamps: true, filter: isWanted };
    cpSync(join(root, name), join(copy, name), options);
  }
  linkPackages(copy);
  return copy;
}

/** The steps of a recipe: the file that each is about, and its blocks in their order. */
export const stepsOf = (recipe) =>
  recipe
    .split(/^## \d+\. /m)
    .slice(1)
    .map((step) => ({
      path: /^`(.+)`\n/.exec(step)?.[1],
      blocks: [...step.matchAll(/^```(diff|sh)\n([^]*?)^```/gm)].map(([, kind, text]) => ({
        kind,
        lines: text.trimEnd().split('\n'),
      })),
    }));

/** Makes one change of a recipe in a text; what stands around it must be there exactly once. */
function change(text, diff, path) {
  const without = (sign) => diff.filter((line) => line[0] !== sign).map((line) => line.slice(1));
  const [before, after] = [without('+'), without('-')];
  const lines = text.split('\n');
  const places = lines.flatMap((_line, at) =>
    before.every((line, index) => lines[at + index] === line) ? [at] : [],
  );
  if (places.length !== 1) {
    throw new Error(`${path} has ${places.length} places that read:\n${before.join('\n')}`);
  }
  return lines.toSpliced(places[0], before.length, ...after).join('\n');
}

/** Runs a command in a copy; throws with what it printed if it fails. */
export function runIn(copy, command) {
  const bins = [join(copy, 'node_modules/node/bin'), join(copy, 'node_modules/.bin')];
  const env = { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    ...{ cwd: copy, env, encoding: 'utf8' },
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
  return stdout;
}

/** Does in a copy what a recipe says, to the letter; `00NN` is the number of the new migration. */
export function follow(steps, copy) {
  let number = '00NN';
  const numbered = (text) => text.replaceAll('00NN', number);
  for (const { path, blocks } of steps) {
    for (const { kind, lines } of blocks) {
      if (kind === 'diff') {
        const file = join(copy, path);
        const diff = lines.map(numbered);
        writeFileSync(file, change(readFileSync(file, 'utf8'), diff, path));
      } else {
        for (const line of lines) {
          number = /migrations\/(\d{4})-/.exec(runIn(copy, line))?.[1] ?? number;
        }
      }
    }
  }
  return { numbered };
}

/** Files that people write and that are others in a copy. */
export const touchedIn = (copy) =>
  handWritten(copy)
    .map((path) => relative(copy, path))
    .filter((path) => {
      const original = join(root, path);
      return (
        !existsSync(original) || !readFileSync(original).equals(readFileSync(join(copy, path)))
      );
    });
