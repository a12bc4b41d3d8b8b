// The modules that exist once on the page: the shell brings them, micro-frontends only use them.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@hausgeist/shell-api': '@hausgeist/shell-api',
  '@hausgeist/shell-api/slim': '@hausgeist/shell-api',
};

/** With Apollo's client, which tenants do not load: it comes with the first micro-frontend that asks for it. */
const LATE = new Set(['@hausgeist/shell-api']);

function installedVersion(packageName) {
  const file = path.join(ROOT, 'node_modules', packageName, 'package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')).version;
}

/** For the shell: it must import every shared module itself, most of them at once. */
export function providedModules() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, packageName]) => {
      const version = installedVersion(packageName);
      const eager = !LATE.has(request);
      return [request, { singleton: true, eager, version, requiredVersion: version }];
    }),
  );
}

/**
 * For micro-frontends: never bundled, and refused when the page's version is older than the one
 * they were built with or has another major.
 */
export function consumedModules() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, packageName]) => {
      const requiredVersion = `^${installedVersion(packageName)}`;
      return [request, { singleton: true, strictVersion: true, import: false, requiredVersion }];
    }),
  );
}

/** Versions the shell provides, for the server's check of uploaded releases. */
export function providedVersions() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, packageName]) => [
      request,
      installedVersion(packageName),
    ]),
  );
}
