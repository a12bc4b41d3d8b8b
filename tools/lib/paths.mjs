import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

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
