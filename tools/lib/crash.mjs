// Tells of an error in a build what it says and where in the team's sources it happened.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const PLACE = /\/remotes\/[\w-]+\/[\w.-]+\/([\w@./-]+\.js)[^:\s]*:(\d+):(\d+)/g;

/** A place of a minified script as `src/App.tsx:12:3`; none without a map beside the script. */
function sourceOf(folder, [, file, line, column]) {
  const map = join(folder, `${file}.map`);
  if (!existsSync(map)) return undefined;
  const payload = JSON.parse(readFileSync(map, 'utf8'));
  // Browsers count from 1, maps from 0.
  const found = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!found.originalSource) return undefined;
  const { originalSource, originalLine, originalColumn } = found;
  return `${originalSource.replace(/^\.\//, '')}:${originalLine + 1}:${originalColumn + 1}`;
}

/**
 * `TypeError: o.boom is not a function (src/App.tsx:12:3)`; libraries are named only where nothing else is.
 * @param {{ name?: string, message: string, stack?: string }} error
 * @param {string} folder the files of the build
 */
export function tellCrash({ name = 'Error', message, stack = '' }, folder) {
  const places = [...stack.matchAll(PLACE)].map((place) => sourceOf(folder, place)).filter(Boolean);
  const place = places.find((each) => !each.includes('node_modules/')) ?? places[0];
  return `${name}: ${message}${place ? ` (${place})` : ''}`;
}
