import { statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { collectWhenIdle } from './collect-when-idle.js';
import { boundRoomOfNewObjects } from './room-of-new-objects.js';

// Starts the server: as it was bundled, or from its modules where these were compiled since.
const BUNDLE = './bundle/serve.js';

const changedAt = (file: string): number =>
  statSync(join(import.meta.dirname, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const letRoomGrow = boundRoomOfNewObjects();
// What V8 made of the code at an earlier start. Without a place to keep it, the code is compiled anew.
enableCompileCache(join(import.meta.dirname, 'compile-cache'));
await import(changedAt(BUNDLE) > changedAt('.tsbuildinfo') ? BUNDLE : './serve.js');
letRoomGrow();
collectWhenIdle();
