import { join } from 'node:path';

/** The bundled server, seen from the modules beside this one. */
export const BUNDLE = './bundle/serve.js';

/** Where V8's compiled code is kept between starts. */
export const COMPILE_CACHE = join(import.meta.dirname, 'compile-cache');
