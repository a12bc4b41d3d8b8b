// Develops a micro-frontend in the shell of a running server: the page, its session and its data come from
// there, the micro-frontend alone from here. The server learns nothing of it and needs no setting. Pages of the
// server itself may load it, too, where an administrator has said so there.
import { readFileSync, watch as watchFiles } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import webpack from 'webpack';
import { at, bin } from '../lib/paths.mjs';
import { Failure, run } from '../lib/process.mjs';
import { say } from '../lib/report.mjs';
import { TYPES, withBuild } from '../lib/smoke.mjs';
import { remoteConfig } from '../webpack/remote.config.mjs';

const CHANGES = '/hausgeist-dev/changes';
const RELOAD = '/hausgeist-dev/reload.js';
/** A file is written in parts. */
const SETTLED_MS = 200;
/** Loads the page anew after each build. */
const RELOAD_SCRIPT = `new EventSource('${CHANGES}').addEventListener('built', () => location.reload());`;

/** Nothing is made small here, and no size is held against a budget. */
const ONLY_RELEASED = new Set(['CompressPlugin', 'BudgetPlugin']);

/** As it will be released, only larger: so that what works here works there. */
function configOf({ name, folder, devDist }) {
  const config = remoteConfig({ context: folder, dev: false });
  const plugins = config.plugins.filter(({ constructor }) => !ONLY_RELEASED.has(constructor.name));
  return {
    ...{ ...config, plugins, cache: { ...config.cache, name: `${name}-local` } },
    output: { ...config.output, path: join(devDist, basename(config.output.path)) },
    optimization: { ...config.optimization, minimize: false },
  };
}

const descriptionIn = (dist) => JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));

/** Pages get the build in place of what the server lists, and a script that loads them anew. */
const pagesWith = (dist) =>
  responseInterceptor(async (body, answer, _request, response) => {
    if (!String(answer.headers['content-type']).startsWith('text/html')) return body;
    // A page that the server does not know is one as soon as the app is released.
    if (response.statusCode === 404) response.statusCode = 200;
    const { integrity: _changesWithEachBuild, ...own } = descriptionIn(dist);
    const script = `<script src="${RELOAD}" defer></script></head>`;
    return withBuild(String(body), own).replace('</head>', script);
  });

/** Asks the server as its own pages do. */
function openProxy({ server, dist }) {
  const { origin } = new URL(server);
  const adaptPages = pagesWith(dist);
  return createProxyMiddleware({
    ...{ target: origin, changeOrigin: true, ws: true, cookieDomainRewrite: '' },
    ...{ selfHandleResponse: true, autoRewrite: true },
    headers: { origin },
    on: {
      proxyReq: (request) => request.getHeader('referer') && request.setHeader('referer', origin),
      proxyRes: (answer, request, response) => {
        // Cookies of a server behind TLS, for a page of this machine.
        const cookies = answer.headers['set-cookie'];
        if (cookies) {
          answer.headers['set-cookie'] = cookies.map((each) => each.replace(/; secure/i, ''));
        }
        if (String(answer.headers['content-type']).startsWith('text/html')) {
          return adaptPages(answer, request, response);
        }
        response.writeHead(answer.statusCode, answer.headers);
        return answer.pipe(response);
      },
      error: (error, _request, response) => {
        say(`${origin} does not answer: ${error.message}`);
        response.statusCode = 502;
        response.end?.(`${origin} does not answer.`);
      },
    },
  });
}

/** Whether the developer's own page asks: no other site may speak to the server in its name. */
const isOwnPage = ({ headers: { host, origin } }, port) =>
  host === `localhost:${port}` && (origin === undefined || origin === `http://localhost:${port}`);

const pathOf = ({ url }) => new URL(url, 'http://localhost').pathname;

function listen(response, listeners) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  listeners.add(response);
  response.once('close', () => listeners.delete(response));
}

function sendFile(response, dist, path) {
  const { version, files } = descriptionIn(dist);
  if (!files.includes(path)) return response.writeHead(404).end();
  const type = TYPES[extname(path).slice(1)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  return response.end(readFileSync(join(dist, version, path)));
}

/** Answers what is of this machine; gives whether it did. */
function answerOwn(request, response, { dist, listeners }) {
  const path = pathOf(request);
  const { name, version } = descriptionIn(dist);
  const base = `/remotes/${name}/${version}/`;
  if (path === CHANGES) listen(response, listeners);
  else if (path === RELOAD)
    response.writeHead(200, { 'content-type': TYPES.js }).end(RELOAD_SCRIPT);
  else if (path.startsWith(base)) sendFile(response, dist, path.slice(base.length));
  else return false;
  return true;
}

/**
 * Whether a page of the server asks, which an administrator lets load from here. Browsers say so, other than
 * with pictures.
 */
const isDeployedPage = ({ headers }, { server, port }) =>
  headers.host === `localhost:${port}` &&
  (headers.origin === undefined
    ? headers['sec-fetch-dest'] === 'image' && headers['sec-fetch-site'] !== 'same-origin'
    : headers.origin === new URL(server).origin);

/** Gives the build, and news of it, to pages of the server. */
function answerDeployed(request, response, { server, dist, listeners }) {
  response.setHeader('access-control-allow-origin', new URL(server).origin);
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  // What browsers ask before a page of the internet reaches this machine, or where something adds headers.
  response.setHeader('access-control-allow-headers', '*');
  response.setHeader('access-control-allow-private-network', 'true');
  if (request.method === 'OPTIONS') response.writeHead(204).end();
  else if (pathOf(request) === CHANGES) listen(response, listeners);
  else sendFile(response, dist, pathOf(request).slice(1));
}

/** The server of this machine: it gives the build, and passes all else on. */
function openFront(parts, built) {
  const { port } = parts;
  const proxy = openProxy(parts);
  const answer = async (request, response) => {
    await built;
    if (isDeployedPage(request, parts)) answerDeployed(request, response, parts);
    else if (!isOwnPage(request, port)) response.writeHead(403).end();
    else if (!answerOwn(request, response, parts)) await proxy(request, response);
  };
  const front = createServer((request, response) => void answer(request, response));
  return front.on('upgrade', (request, socket, head) => {
    if (isOwnPage(request, port)) proxy.upgrade(request, socket, head);
    else socket.destroy();
  });
}

const listenAt = (front, port) =>
  new Promise((resolve, reject) => {
    front.once('error', ({ message }) => reject(new Failure(`${message}. Take another --port.`)));
    front.listen(Number(port), 'localhost', resolve);
  });

/** Builds after each change of the sources, and tells open pages. */
function watchSources(app, onBuilt) {
  webpack(configOf(app)).watch({}, (failure, stats) => {
    if (failure) throw failure;
    if (stats.hasErrors()) return say(stats.toString({ all: false, errors: true, colors: true }));
    say(`Built in ${stats.endTime - stats.startTime} ms.`);
    return onBuilt();
  });
}

const generate = () =>
  run(bin('graphql-codegen'), ['--config', at('codegen.yml'), '--errors-only']);

/** Generates types anew after each change of an operation; the build follows. */
function watchOperations({ folder }) {
  let timer;
  watchFiles(join(folder, 'src'), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void generate(), SETTLED_MS);
  });
}

/**
 * `npm run dev` of a micro-frontend in a repository of its own, `npm run mf -- dev <name>` of one here: runs until
 * it is stopped.
 */
export async function develop(app, { server, port }) {
  const isThere = await fetch(new URL('/healthz', server)).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere)
    throw new Failure(`No server answers at ${server}: start one, or name it by --server.`);
  const listeners = new Set();
  const built = Promise.withResolvers();
  await listenAt(openFront({ server, port, dist: app.devDist, listeners }, built.promise), port);
  watchOperations(app);
  watchSources(app, () => {
    for (const listener of listeners) listener.write('event: built\ndata:\n\n');
    built.resolve();
  });
  await built.promise;
  const path = descriptionIn(app.devDist).routes[0].replace(/\/\*$/, '');
  say(`${app.name} is at http://localhost:${port}${path}, with the data of ${server}.`);
  say(`Administrators of ${server} load it there by Front Ends, http://localhost:${port}.`);
}
