// The versions of front ends that visitors of a server get now, held against the schema, the libraries and
// the shell of this checkout, before those are released there.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureServerBuilt } from './build.mjs';
import { startNewProduct } from './new-product.mjs';
import { at } from './paths.mjs';
import { Failure } from './process.mjs';
import { openReleaseServer, readReleaseToken } from './release-server.mjs';
import { say, step } from './report.mjs';
import { setUp } from './setup.mjs';
import { smokeLoad } from './smoke.mjs';

/** Names of released versions, for people. */
const nameOf = ({ description: { name, version } }) => `${name} ${version}`;

/** All that visitors of a server get, on trial too, with what it needs and asks for. */
async function fetchReleased(server) {
  const releases = openReleaseServer(server, readReleaseToken());
  const apps = await releases.list();
  const named = apps.flatMap(({ app, active, trial }) =>
    [active, trial?.version].filter(Boolean).map((version) => ({ app, version })),
  );
  return Promise.all(named.map(({ app, version }) => releases.read(app, version)));
}

/**
 * Why they would not run with the schema and the shared libraries of this checkout, as sentences; by the very rules
 * with which a server refuses a release.
 */
async function unfitReleases(released) {
  const rules = at('graphql-server/dist/features/releases/release-check.js');
  const { checkFit, readSchema } = await import(pathToFileURL(rules).href);
  const schema = readSchema(readFileSync(at('schema/schema.graphql'), 'utf8'));
  const shell = at('shell/dist/shell.json');
  const shared = existsSync(shell) ? JSON.parse(readFileSync(shell, 'utf8')).shared : undefined;
  return released.flatMap((release) =>
    checkFit(release, { shared, schema }).map(
      ({ refusal }) => `${nameOf(release)}: ${refusal.message}`,
    ),
  );
}

const WAY_OUT =
  'Release front ends that fit both first, or keep what they need until they are released.';

/** Throws a Failure where this checkout would break what visitors of a server have now; gives that otherwise. */
export async function requireFit(server) {
  const released = await fetchReleased(server);
  await ensureServerBuilt();
  const unfit = await unfitReleases(released);
  if (unfit.length > 0) {
    const failure = `Front ends of ${server} do not fit this checkout. ${WAY_OUT}`;
    throw new Failure(failure, unfit.join('\n'));
  }
  const names = released.map(nameOf).join(', ');
  say(`The schema fits what visitors of ${server} have: ${names || 'no front end'}.`);
  return released;
}

/** Gets the files of a version, without copies and maps, which no browser needs. */
async function download(server, { description }, dist) {
  const { name, version, hosted } = description;
  const files = description.files.filter((path) => !/\.(?:br|gz|map)$/.test(path));
  for (const path of files) {
    const address = `${hosted?.origin ?? server}/remotes/${name}/${version}/${path}`;
    const response = await fetch(address);
    if (!response.ok) throw new Failure(`${address} answers with ${response.status}.`);
    const file = join(dist, version, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  }
  return { ...description, files };
}

/** What is wrong with a version in the pages of a product, as sentences. */
async function faultsIn(product, server, release) {
  const dist = mkdtempSync(join(tmpdir(), 'hausgeist-released-'));
  try {
    const description = await download(server, release, dist);
    const account = product.accounts[description.audience];
    const result = await smokeLoad({ server: product.url, dist, description, account });
    if ('notDone' in result) throw new Failure(`Nothing was opened: ${result.notDone}.`);
    return result.faults.map((fault) => `${nameOf(release)}: ${fault}`);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

/** `matrix`: all of it, with each route opened in the shell of this checkout, which runs on the demo data. */
export async function matrix(_app, { server: asked }) {
  const server = asked.replace(/\/+$/, '');
  await setUp();
  const released = await requireFit(server);
  const product = await step('Starting the product of this checkout', startNewProduct);
  const faults = [];
  try {
    for (const release of released) {
      const found = await step(`Opening ${nameOf(release)} in its shell`, () =>
        faultsIn(product, server, release),
      );
      faults.push(...found);
    }
  } finally {
    await product.stop();
  }
  if (faults.length > 0) {
    const failure = `Front ends of ${server} do not work in the shell of this checkout. ${WAY_OUT}`;
    throw new Failure(failure, faults.join('\n'));
  }
  say(`What visitors of ${server} have works in this checkout.`);
}
