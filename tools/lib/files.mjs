import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file, or of all files below a folder with their names; empty if there is none. */
export function contentOf(path) {
  if (!existsSync(path)) return '';
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  const names = readdirSync(path).toSorted();
  return names.map((name) => `${name}\n${contentOf(join(path, name))}`).join('\n');
}
