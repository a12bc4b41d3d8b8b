import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';

const readJson = (...parts) => JSON.parse(readFileSync(at(...parts), 'utf8'));

/** Folders of all workspaces that exist. */
export const workspaces = () =>
  readJson('package.json').workspaces.filter((folder) => existsSync(at(folder, 'package.json')));

/** Workspaces that webpack builds: the shell and the micro-frontends. */
export const frontEnds = () =>
  workspaces().filter((folder) =>
    readdirSync(at(folder)).some((file) => file.startsWith('webpack.config.')),
  );

/** The micro-frontends among them. */
export const remotes = () => frontEnds().filter((folder) => folder !== 'shell');
