import { statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

// Starts the server: as it was bundled, or from its modules where these were compiled since.
const BUNDLE = './bundle/serve.js';

const changedAt = (file: string): number =>
  statSync(join(import.meta.dirname, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Bytes of new objects that are kept before those in use are looked for. */
const YOUNG = 8 * 1024 * 1024;

/**
 * V8 lets the room for new objects grow with what a start leaves behind, to 64 MB, and keeps twice as much for good. With
 * an eighth a start takes as long. As a flag of the command, each place that starts the server would have to give it.
 */
function boundRoomOfNewObjects(): void {
  const room = () =>
    getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ??
    YOUNG;
  const kept: object[][] = [];
  // It doubles when more objects outlive a look than it has room for.
  while (room() < YOUNG && kept.length < 200) kept.push(Array.from({ length: 1_000 }, () => ({})));
  setFlagsFromString('--semi-space-growth-factor=1');
}

boundRoomOfNewObjects();
// What V8 made of the code at an earlier start. Without a place to keep it, the code is compiled anew.
enableCompileCache(join(import.meta.dirname, 'compile-cache'));
await import(changedAt(BUNDLE) > changedAt('.tsbuildinfo') ? BUNDLE : './serve.js');
