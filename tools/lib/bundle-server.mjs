import { readFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { at, root } from './paths.mjs';

const folder = at('graphql-server/dist/bundle');

/** Libraries that find files of their own beside themselves, or bring code for the machine. */
const LEFT_ALONE = [
  '@electric-sql/*',
  '@node-rs/*',
  '@opentelemetry/*',
  'fontkit',
  'mammoth',
  'pdfkit',
  'pino',
  'sharp',
  'tesseract.js-core',
  'unpdf',
  'word-extractor',
];

/** Libraries ask for these only in ways that the server does not use them. */
const MISSING = ['class-validator'];

/** What needs to know its own place on the disk: our modules, and two libraries. */
const KNOWS_ITS_PLACE = /graphql-server\/dist\/|@mikro-orm\/core\/|\/fdir\//;

/** A module that keeps the place that it had alone, so that it finds the files beside it. */
function keepPlace(code, path) {
  if (!KNOWS_ITS_PLACE.test(path) || !code.includes('import.meta.')) return code;
  const file = JSON.stringify(relative(folder, path));
  const places = {
    url: `new URL(${file}, import.meta.url).href`,
    filename: `inBundle(import.meta.dirname, ${file})`,
    dirname: `inBundle(import.meta.dirname, ${file}, '..')`,
  };
  const placed = code.replaceAll(
    /\bimport\.meta\.(url|filename|dirname)\b/g,
    (_, name) => places[name],
  );
  return `import { resolve as inBundle } from 'node:path';${placed}`;
}

/** Finds by a stack of calls in which file an entity is; here that is one for all, and 85 stacks take time. */
const FINDS_FILE = /@mikro-orm\/decorators\/utils\.js$/;
const STACK = "stack = stack || new Error().stack.split('\\n');";

function leaveOutStack(code) {
  if (!code.includes(STACK))
    throw new Error('MikroORM finds the files of entities in another way.');
  return code.replace(STACK, 'if (!stack) return name;');
}

/** Nothing of the server asks zod for words in other languages, and its index brings fifty. */
const ZOD_LANGUAGES = /\/zod\/v4\/locales\/index\.js$/;

const prepareModules = (asciiSource) => ({
  name: 'prepare modules',
  setup(build) {
    build.onLoad({ filter: ZOD_LANGUAGES }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
    // Imported as a module, it hands out all that it has, and loads `fetch` and WebSocket for that.
    build.onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'node:http', namespace: 'required' } : undefined,
    );
    build.onLoad({ filter: /^/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
    build.onLoad({ filter: /\.[cm]?js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const code = FINDS_FILE.test(path) ? leaveOutStack(source) : source;
      return { contents: keepPlace(asciiSource(code), path), loader: 'js' };
    });
  },
});

/** What CommonJS modules need in a file of ES modules. */
const PREAMBLE = `
import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/** Fails on files that V8 would keep with two bytes a character. */
async function requireAscii(files) {
  for (const file of files) {
    const text = await readFile(file, 'latin1');
    const place = text.search(/[^\0-\x7F]/);
    if (place === -1) continue;
    const around = Buffer.from(text.slice(place - 60, place + 60), 'latin1').toString();
    throw new Error(`${file} holds a character beyond ASCII: ${around}`);
  }
}

/**
 * Puts the compiled server and most of its libraries into a few files: 4,000 small ones take most of the
 * time of a start to be found, read and linked.
 */
export async function bundleServer() {
  // Only here, as what they need may not be installed yet when this module is loaded.
  const { build } = await import('esbuild');
  const { asciiSource } = await import('./ascii-source.mjs');
  rmSync(folder, { recursive: true, force: true });
  rmSync(at('graphql-server/dist/compile-cache'), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [at('graphql-server/dist/serve.js')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Entities and resolvers are known by the names of their classes.
    keepNames: true,
    legalComments: 'none',
    // Twice the text takes twice the time to be read; names stay, for those who read a stack.
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: PREAMBLE },
    external: [...LEFT_ALONE, ...MISSING],
    plugins: [prepareModules(asciiSource)],
    metafile: true,
    logLevel: 'error',
  });
  await requireAscii(Object.keys(metafile.outputs).map((file) => at(file)));
}
