import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { collectWhenIdle } from './collect-when-idle.js';
import { isNewerThanModules } from './platform/built/index.js';
import { BUNDLE, COMPILE_CACHE } from './start-files.js';
import { boundYoungGeneration } from './young-generation.js';

// Starts the server: as it was bundled, or from its modules where these were compiled since.
const letRoomGrow = boundYoungGeneration();
// What V8 made of the code at an earlier start. Without a place to keep it, the code is compiled anew.
enableCompileCache(COMPILE_CACHE);
const isBundled = isNewerThanModules(join(import.meta.dirname, BUNDLE));
await import(isBundled ? BUNDLE : './serve.js');
letRoomGrow();
collectWhenIdle();
