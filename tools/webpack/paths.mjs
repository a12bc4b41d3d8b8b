// Places that every front-end build needs to know.
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** Root of the repository. */
export const ROOT = root;

/** Where webpack keeps what it compiled before. */
export const CACHE_DIR = path.join(ROOT, '.cache', 'webpack');
