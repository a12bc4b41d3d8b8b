// Places that every front-end build needs to know.
import path from 'node:path';

/** Root of the repository. */
export const ROOT = path.join(import.meta.dirname, '../..');

/** Where webpack keeps what it compiled before. */
export const CACHE_DIR = path.join(ROOT, '.cache', 'webpack');
