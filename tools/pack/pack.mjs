// Packs what a micro-frontend in a repository of its own needs, as npm takes it: built JavaScript, types, versions.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled, npmCommand } from '../lib/install.mjs';
import { withLock } from '../lib/lock.mjs';
import { at, bin, cacheDir } from '../lib/paths.mjs';
import { Failure, must } from '../lib/process.mjs';
import { say, step } from '../lib/report.mjs';
import { compilePackage } from './compile.mjs';
import { withoutLinksOutside } from './packed-readme.mjs';
import { toolsPackage } from './tools-package.mjs';

const readPackage = (folder) => JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));

/** Where an entry of a package is when it is built. */
const builtEntry = (entry) => {
  if (typeof entry !== 'string' || !entry.startsWith('./src/')) return entry;
  const built = entry.replace('./src/', './dist/');
  if (!/\.tsx?$/.test(built)) return built;
  const stem = built.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
};

/** What package.json says of a packed package; what tests of others need of it are their own dependencies. */
function published({ private: _private, devDependencies: _development, exports, ...description }) {
  const entries = Object.entries(exports).map(([name, entry]) => [name, builtEntry(entry)]);
  return { ...description, exports: Object.fromEntries(entries) };
}

const isOfUse = (path) => !path.endsWith('.tsbuildinfo');

/** A package whose `dist` the compiler of this repository writes anyway. */
function copyBuilt(folder, name, stage, extra = []) {
  for (const part of ['dist', ...extra]) {
    cpSync(at(folder, part), join(stage, name, part), { recursive: true, filter: isOfUse });
  }
  if (extra.includes('README.md')) {
    const readme = join(stage, name, 'README.md');
    writeFileSync(readme, withoutLinksOutside(readFileSync(readme, 'utf8')));
  }
  const description = published(readPackage(folder));
  for (const file of extra) {
    if (file.endsWith('.graphql')) description.exports[`./${file}`] = `./${file}`;
  }
  return description;
}

async function compiled(folder, name, stage, uses) {
  await compilePackage({ folder, name, stage, uses });
  return published(readPackage(folder));
}

/** The packages by their names; each is written below `stage`, and gives its package.json. */
const PACKAGES = {
  schema: (stage) => copyBuilt('schema', 'schema', stage, ['schema.graphql', 'CHANGELOG.md']),
  'realtime-client': (stage) =>
    copyBuilt('packages/realtime-client', 'realtime-client', stage, ['README.md']),
  sdk: (stage) => {
    const description = copyBuilt('packages/sdk', 'sdk', stage, ['README.md']);
    cpSync(at('schema/schema.graphql'), join(stage, 'sdk/schema.graphql'));
    description.exports['./schema.graphql'] = './schema.graphql';
    return description;
  },
  'shell-api': (stage) => compiled('packages/shell-api', 'shell-api', stage),
  ui: (stage) => compiled('packages/ui', 'ui', stage),
  'staff-kit': (stage) => compiled('packages/staff-kit', 'staff-kit', stage, ['shell-api', 'ui']),
  'front-end-tools': toolsPackage,
};

async function packOne(name, stage, out) {
  const folder = join(stage, name);
  mkdirSync(folder, { recursive: true });
  const description = await PACKAGES[name](stage);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  cpSync(at('LICENSE'), join(folder, 'LICENSE'));
  const [command, ...args] = [...npmCommand(), 'pack', folder, '--pack-destination', out];
  await must(`${name} could not be packed.`, command, [...args, '--ignore-scripts']);
  return { name: description.name, file: `hausgeist-${name}-${description.version}.tgz` };
}

/**
 * Packs packages into a folder.
 * @param {string} out
 * @param {string[]} names all of them if not said; one comes behind those that it uses
 * @returns {Promise<{ name: string, file: string }[]>} names of packages, and of their files
 */
export const pack = (out, names = Object.keys(PACKAGES)) =>
  withLock('setup', async () => {
    await ensureInstalled();
    mkdirSync(out, { recursive: true });
    mkdirSync(cacheDir, { recursive: true });
    const stage = mkdtempSync(join(cacheDir, 'pack-'));
    try {
      await must('The packages do not compile.', bin('tsc'), [
        ...['--build', 'schema', 'packages/realtime-client/tsconfig.build.json'],
        'packages/sdk/tsconfig.build.json',
      ]);
      const packed = [];
      for (const name of names) {
        packed.push(await step(`Packing ${name}`, () => packOne(name, stage, out)));
      }
      return packed;
    } finally {
      rmSync(stage, { recursive: true });
    }
  });

/** `npm run mf -- pack [sdk] --out <folder>` */
export async function packInto(name, { out }) {
  if (name && !Object.hasOwn(PACKAGES, name)) {
    throw new Failure(`There are ${Object.keys(PACKAGES).join(', ')}, and no ${name}.`);
  }
  if (!out) throw new Failure('Name a folder: npm run mf -- pack --out <folder>');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), out);
  const packed = await pack(folder, name ? [name] : undefined);
  say(`In ${folder}: ${packed.map(({ file }) => file).join(', ')}`);
}
