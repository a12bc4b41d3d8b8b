import { join } from 'node:path';

/** The repository's top folder. */
export const root = join(import.meta.dirname, '../../..');

/** The pinned Node, which runs this process too. */
export const node = process.execPath;
