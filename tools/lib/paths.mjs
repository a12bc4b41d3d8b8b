import { delimiter, join, sep } from 'node:path';

const here = import.meta.dirname;
const installed = here.lastIndexOf(`${sep}node_modules${sep}`);

/** The top folder: of this repository, or of the one that has these commands as a package. */
export const root = installed < 0 ? join(here, '../..') : here.slice(0, installed);

/** A path below the top folder. */
export const at = (...parts) => join(root, ...parts);

/** What scripts remember between runs; safe to delete. */
export const cacheDir = at('.cache');

/** The pinned Node runtime that the `node` package brings along. */
export const node24 = at('node_modules/node/bin/node');

/** A command-line tool of an installed package. */
export const bin = (name) => at('node_modules/.bin', name);

/** The environment in which tools run: the pinned Node comes first in PATH. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: [at('node_modules/node/bin'), at('node_modules/.bin'), process.env.PATH].join(delimiter),
  ...extra,
});
