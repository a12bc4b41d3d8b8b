// Turns a package of this repository, which front ends here use as TypeScript, into JavaScript with types.
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, bin } from '../lib/paths.mjs';
import { must } from '../lib/process.mjs';

const LEFT_OUT = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.stories.tsx', 'src/stories'];
/** A file beside the importing one, as the compiler leaves it: without the ending that Node asks for. */
const RELATIVE = /((?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']*)\2/g;

const paths = (packages, stage) =>
  Object.fromEntries(
    packages.map((name) => [`@hausgeist/${name}`, [join(stage, name, 'dist/index.d.ts')]]),
  );

/** The address of a module in full, if it is one of the package. */
function complete(file, address) {
  const target = join(dirname(file), address);
  if (existsSync(`${target}.js`) || existsSync(`${target}.d.ts`)) return `${address}.js`;
  if (existsSync(join(target, 'index.js'))) return `${address}/index.js`;
  return address;
}

function completeAddresses(dist) {
  for (const name of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8').replaceAll(
      RELATIVE,
      (_all, before, quote, address) => before + quote + complete(file, address) + quote,
    );
    writeFileSync(file, text);
  }
}

/**
 * Writes `dist` of a package below `stage`.
 * @param {{ folder: string, name: string, stage: string, uses?: string[] }} options uses: packages
 *   that were compiled before, whose sources it must not take in
 */
export async function compilePackage({ folder, name, stage, uses = [] }) {
  const dist = join(stage, name, 'dist');
  const config = join(stage, `${name}.tsconfig.json`);
  const compilerOptions = {
    ...{ noEmit: false, composite: false, incremental: false, declaration: true, outDir: dist },
    ...{ rootDir: at(folder, 'src'), paths: paths(uses, stage), types: [] },
  };
  const exclude = LEFT_OUT.map((pattern) => at(folder, pattern));
  const text = { extends: at(folder, 'tsconfig.json'), compilerOptions, exclude, references: [] };
  writeFileSync(config, JSON.stringify({ ...text, include: [at(folder, 'src')] }));
  await must(`${folder} does not compile.`, bin('tsc'), ['--project', config]);
  rmSync(config);
  // Styles, fonts, and the declarations by which the compiler knows them.
  for (const file of globSync('**/*.{css,d.ts,woff2,svg}', { cwd: at(folder, 'src') })) {
    cpSync(at(folder, 'src', file), join(dist, file));
  }
  completeAddresses(dist);
}
