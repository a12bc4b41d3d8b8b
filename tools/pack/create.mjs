// Writes a small repository of a micro-frontend outside of this one, with all that it needs from here.
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { at, bin, root } from '../lib/paths.mjs';
import { Failure, must } from '../lib/process.mjs';
import { say, step } from '../lib/report.mjs';
import { remotes } from '../lib/workspaces.mjs';
import { codegenConfig } from './codegen-config.mjs';
import { pack } from './pack.mjs';

const TEMPLATE = at('tools/pack/template');

/** Whom an app is for: where the template's page is, and what federation.json says of it. */
const AUDIENCES = {
  visitors: { audience: 'end-user', link: {} },
  staff: { audience: 'company', link: { permissions: ['cases.view'], icon: 'tag' } },
  admins: { audience: 'admin', link: { group: 'more' } },
};

const NEEDED = ['schema', 'shell-api', 'ui', 'front-end-tools'];
const LIBRARIES = ['react', 'react-dom'];
const DEVELOPMENT = ['@testing-library/react', '@types/react', '@types/react-dom', 'happy-dom'];

/** As the server has them; a test compares. */
export const SERVER_PATHS =
  /^\/(?:api|graphql|remotes|assets|dev|ws|healthz|readyz|metrics)(?:\/|$)/;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const installed = (names) =>
  Object.fromEntries(
    [...names].map((name) => [name, readJson(at('node_modules', name, 'package.json')).version]),
  );

/** What was asked for, or a Failure that says what to ask for. */
function readWish(name, { dir, audience = 'staff', route }) {
  if (!/^mf-[a-z][a-z0-9-]{0,40}$/.test(name ?? '')) {
    throw new Failure('Name it "mf-" and then small letters, digits and hyphens: mf-meters');
  }
  if (remotes().includes(name)) {
    throw new Failure(`${name} is a micro-frontend of this repository. Choose another name.`);
  }
  if (!dir) throw new Failure('Say where it shall be: --dir <folder>');
  if (!Object.hasOwn(AUDIENCES, audience)) {
    throw new Failure(`--audience is one of ${Object.keys(AUDIENCES).join(', ')}.`);
  }
  const path = route ?? name.replace('mf-', '/');
  if (!/^\/[\w-]+(?:\/[\w-]+)*$/.test(path))
    throw new Failure(`${path} is no route such as /meters.`);
  requireFreeRoute(path);
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), dir);
  if (!relative(root, folder).startsWith('..')) {
    throw new Failure(`${folder} is in this repository; say a folder outside.`);
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Failure(`${folder} is not empty.`);
  }
  return { name, folder, audience, route: path };
}

/** What the server refuses at the release is refused before anything is written. */
function requireFreeRoute(path) {
  if (SERVER_PATHS.test(path)) {
    throw new Failure(`${path} belongs to the server. Choose another route: --route /meters`);
  }
  for (const owner of remotes()) {
    const { routes } = readJson(at(owner, 'federation.json'));
    const taken = routes.find((each) =>
      each.endsWith('/*') ? `${path}/`.startsWith(each.slice(0, -1)) : each === path,
    );
    if (taken === undefined) continue;
    throw new Failure(
      `${path} belongs to ${owner}, which has ${taken}. Choose another route: --route /meters`,
    );
  }
}

function titleOf(name) {
  const words = name.replace('mf-', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Puts the name, the route and the title in the place of those of the template. */
function fillIn(folder, { name, route, audience }) {
  const title = titleOf(name);
  for (const file of globSync('**/*.{ts,tsx,md,json}', { cwd: folder, exclude: ['vendor'] })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll('mf-example', name)
      .replaceAll('"/example"', `"${route}"`)
      .replaceAll('/example', route)
      .replaceAll(`'Example'`, `'${title}'`)
      .replaceAll('for-audience', audience);
    writeFileSync(path, text);
  }
}

const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function writeDescriptions({ name, folder, audience, route }, packed) {
  const files = Object.fromEntries(packed.map((each) => [each.name, `file:vendor/${each.file}`]));
  const { '@hausgeist/front-end-tools': tools, ...own } = files;
  writeJson(join(folder, 'package.json'), {
    ...{ name, version: '0.1.0', private: true, type: 'module', engines: { node: '>=22.18' } },
    scripts: {
      dev: 'hausgeist-front-end dev',
      build: 'webpack',
      codegen: 'graphql-codegen --errors-only',
      test: 'vitest run',
      check: 'hausgeist-front-end check',
      release: 'hausgeist-front-end release',
    },
    dependencies: { ...own, ...installed(LIBRARIES) },
    devDependencies: {
      '@hausgeist/front-end-tools': tools,
      ...installed([...DEVELOPMENT, 'typescript', 'vitest']),
    },
    overrides: readJson(at('package.json')).overrides,
    // Both work without.
    allowScripts: { '@swc/core': false, 'core-js-pure': false },
  });
  const { audience: told, link } = AUDIENCES[audience];
  const title = titleOf(name);
  const entry = { path: route, label: { de: title, en: title }, ...link };
  writeJson(join(folder, 'federation.json'), {
    ...{ routes: [route], navigation: [entry], audience: told },
  });
}

/** The types of the page's operations, as `npm run codegen` writes them there. */
async function generate(folder) {
  const schema = 'node_modules/@hausgeist/schema/schema.graphql';
  writeFileSync(join(folder, 'codegen.yml'), codegenConfig({ schema, source: 'src' }));
  const config = join(folder, '.codegen.yml');
  const here = { schema: at('schema/schema.graphql'), source: join(folder, 'src') };
  writeFileSync(config, codegenConfig(here));
  await must('The operations do not fit the schema.', bin('graphql-codegen'), [
    ...['--config', config, '--errors-only'],
  ]);
  rmSync(config);
}

/** `npm run mf -- create mf-meters --dir <folder>` */
export async function create(name, options) {
  const wish = readWish(name, options);
  const { folder } = wish;
  for (const part of ['common', wish.audience]) {
    cpSync(join(TEMPLATE, part), folder, { recursive: true });
  }
  // Under their own names, they would be heeded here.
  for (const file of readdirSync(folder).filter((each) => each.startsWith('dot-'))) {
    renameSync(join(folder, file), join(folder, file.replace('dot-', '.')));
  }
  writeDescriptions(wish, await pack(join(folder, 'vendor'), NEEDED));
  fillIn(folder, wish);
  await step('Generating the types of its operations', () => generate(folder));
  say(`${wish.name} is in ${folder}. Its README.md says what to do next.`);
}
