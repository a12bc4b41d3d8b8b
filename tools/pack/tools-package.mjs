// The package with which a micro-frontend in a repository of its own is built, checked and released: those
// modules of tools/ that its face in tools/front-end/ leads to, at the same places.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { at } from '../lib/paths.mjs';

const FACE = ['bin', 'webpack', 'vitest'].map((name) => `front-end/${name}.mjs`);
/** Read by path, and not imported: all that runs in a build or in a page is such a file. */
const BESIDE = [
  'front-end/oxlintrc.json',
  ...readdirSync(at('tools/webpack'))
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => `webpack/${name}`),
];
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
/** Loaded by name from elsewhere: loaders, commands, and what the texts' loader asks for. */
const BY_NAME = [
  ...['@graphql-codegen/cli', '@graphql-codegen/client-preset', '@swc/core', 'css-loader'],
  ...['graphql', 'icu-minify', 'oxlint', 'swc-loader', 'typescript', 'use-intl', 'webpack-cli'],
  ...['axe-core', 'graphql-sock', 'react-refresh'],
];

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Modules below tools/ that the face leads to, and the packages that they import. */
function reach() {
  const files = new Set(FACE);
  const packages = new Set(BY_NAME);
  for (const file of files) {
    const text = readFileSync(at('tools', file), 'utf8');
    for (const [, request] of text.matchAll(IMPORT)) {
      if (request.startsWith('.')) files.add(normalize(join(dirname(file), request)));
      else if (!request.startsWith('node:')) packages.add(packageOf(request));
    }
  }
  return { files: [...files, ...BESIDE], packages: [...packages].toSorted() };
}

const installedVersion = (name) =>
  JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8')).version;

/** Writes the package below `stage`; gives its package.json. */
export function toolsPackage(stage) {
  const { files, packages } = reach();
  for (const file of files) cpSync(at('tools', file), join(stage, 'front-end-tools', file));
  const { version, license } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  return {
    ...{ name: '@hausgeist/front-end-tools', version, license, type: 'module' },
    description: 'Builds, checks and releases a micro-frontend',
    // Catalogues of texts are TypeScript, and read by Node as they are.
    engines: { node: '>=22.18' },
    bin: { 'hausgeist-front-end': 'front-end/bin.mjs' },
    exports: {
      './webpack': './front-end/webpack.mjs',
      './vitest': './front-end/vitest.mjs',
      './oxlintrc.json': './front-end/oxlintrc.json',
    },
    dependencies: Object.fromEntries(packages.map((name) => [name, installedVersion(name)])),
  };
}
