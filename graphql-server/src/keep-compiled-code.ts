import { readFileSync, rmSync } from 'node:fs';
import { createRequire, enableCompileCache, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { BUNDLE, COMPILE_CACHE } from './start-files.js';
import { boundYoungGeneration } from './young-generation.js';

// Starts the bundled server once and keeps what V8 compiled meanwhile. Node by itself keeps what V8 compiles before a
// module runs, which is hardly any function: compiling these anew took a seventh of each start. It has no public way
// to compile a module of its loader again, so this needs --expose-internals. The environment is as for any start.

/** As much of Node's own `internalBinding` as is needed. */
interface Internals {
  internalBinding(
    this: void,
    name: 'module_wrap',
  ): {
    ModuleWrap: new (
      ...args: [url: string, context: undefined, source: string, line: 0, column: 0, of: symbol]
    ) => { createCachedData(): Buffer };
  };
  internalBinding(this: void, name: 'symbols'): { source_text_module_default_hdo: symbol };
}

const bundle = join(import.meta.dirname, BUNDLE);
boundYoungGeneration();
// V8 takes what was kept under the same flags only. These are the ones with which main.ts imports the bundle.
const flags = cachedDataVersionTag();
// V8 drops functions that have not run for a while.
setFlagsFromString('--no-flush-bytecode');
await import(BUNDLE);
for (const flag of ['flush-bytecode', 'wasm-tier-up', 'wasm-dynamic-tiering']) {
  setFlagsFromString(`--${flag}`);
}
if (cachedDataVersionTag() !== flags) throw new Error('The server has set other flags of V8, too.');
rmSync(COMPILE_CACHE, { recursive: true, force: true });
enableCompileCache(COMPILE_CACHE);
for (const file of filesOf(bundle)) compileAgain(file);
flushCompileCache();
process.kill(process.pid, 'SIGTERM');

/** A file of the bundle and those that it imports from the first on. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:import|from)"(\.\/[^"]+)";/g);
  for (const [, name = ''] of imports) filesOf(join(dirname(file), name), found);
  return found;
}

/** V8 finds the module that ran, with the functions that it has compiled, and Node keeps it. */
function compileAgain(file: string): void {
  const { internalBinding } = createRequire(import.meta.url)('internal/test/binding') as Internals;
  const { ModuleWrap } = internalBinding('module_wrap');
  const { source_text_module_default_hdo: ofLoader } = internalBinding('symbols');
  const source = readFileSync(file, 'utf8');
  const compiled = new ModuleWrap(pathToFileURL(file).href, undefined, source, 0, 0, ofLoader);
  // Without functions it is three quarters of the text.
  if (file === bundle && compiled.createCachedData().length < source.length) {
    throw new Error('V8 has compiled the bundle anew and found no functions.');
  }
}
