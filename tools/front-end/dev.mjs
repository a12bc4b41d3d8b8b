// Develops a micro-frontend in the shell of a running server: the page, its session and its data come from
// there, the micro-frontend alone from here. The server learns nothing of it and needs no setting.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import webpack from 'webpack';
import { at } from '../lib/paths.mjs';
import { Failure } from '../lib/process.mjs';
import { say } from '../lib/report.mjs';
import { TYPES, withBuild } from '../lib/smoke.mjs';
import { remoteConfig } from '../webpack/remote.config.mjs';

const CHANGES = '/hausgeist-dev/changes';
const RELOAD = '/hausgeist-dev/reload.js';
/** Loads the page anew after each build. */
const RELOAD_SCRIPT = `new EventSource('${CHANGES}').addEventListener('built', () => location.reload());`;

/** As it will be released, only larger: so that what works here works there. */
function configOf() {
  const config = remoteConfig({ context: at(), dev: false });
  const plugins = config.plugins.filter(({ constructor }) => constructor.name !== 'CompressPlugin');
  return { ...config, plugins, optimization: { ...config.optimization, minimize: false } };
}

const description = () => JSON.parse(readFileSync(at('dist/release.json'), 'utf8'));

/** Pages get the build in place of what the server lists, and a script that loads them anew. */
const adaptPages = responseInterceptor(async (body, answer, _request, response) => {
  if (!String(answer.headers['content-type']).startsWith('text/html')) return body;
  // A page that the server does not know is one as soon as the app is released.
  if (response.statusCode === 404) response.statusCode = 200;
  const { integrity: _changesWithEachBuild, ...own } = description();
  const script = `<script src="${RELOAD}" defer></script></head>`;
  return withBuild(String(body), own).replace('</head>', script);
});

/** Asks the server as its own pages do. */
function openProxy(server) {
  const { origin } = new URL(server);
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

/** Answers what is of this machine; gives whether it did. */
function answerOwn({ url }, response, listeners) {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname === CHANGES) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
    return true;
  }
  if (pathname === RELOAD) {
    response.writeHead(200, { 'content-type': TYPES.js }).end(RELOAD_SCRIPT);
    return true;
  }
  const { name, version, files } = description();
  const base = `/remotes/${name}/${version}/`;
  if (!pathname.startsWith(base)) return false;
  const path = pathname.slice(base.length);
  const type = TYPES[extname(path).slice(1)] ?? 'application/octet-stream';
  if (!files.includes(path)) response.writeHead(404).end();
  else {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(readFileSync(join(at('dist'), version, path)));
  }
  return true;
}

/** The server of this machine: it gives the build, and passes all else on. */
function openFront(server, port, { listeners, built }) {
  const proxy = openProxy(server);
  const answer = async (request, response) => {
    await built;
    if (!isOwnPage(request, port)) response.writeHead(403).end();
    else if (!answerOwn(request, response, listeners)) await proxy(request, response);
  };
  const front = createServer((request, response) => void answer(request, response));
  return front.on('upgrade', (request, socket, head) => {
    if (isOwnPage(request, port)) proxy.upgrade(request, socket, head);
    else socket.destroy();
  });
}

const listen = (front, port) =>
  new Promise((resolve, reject) => {
    front.once('error', ({ message }) => reject(new Failure(`${message}. Take another --port.`)));
    front.listen(Number(port), 'localhost', resolve);
  });

/** Builds after each change of the sources, and tells open pages. */
function watch(onBuilt) {
  webpack(configOf()).watch({}, (failure, stats) => {
    if (failure) throw failure;
    if (stats.hasErrors()) return say(stats.toString({ all: false, errors: true, colors: true }));
    say(`Built in ${stats.endTime - stats.startTime} ms.`);
    return onBuilt();
  });
}

/** `npm run dev`: runs until it is stopped. */
export async function develop(app, { server, port }) {
  const isThere = await fetch(new URL('/healthz', server)).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere)
    throw new Failure(`No server answers at ${server}: start one, or name it by --server.`);
  const listeners = new Set();
  const built = Promise.withResolvers();
  await listen(openFront(server, port, { listeners, built: built.promise }), port);
  watch(() => {
    for (const listener of listeners) listener.write('event: built\ndata:\n\n');
    built.resolve();
  });
  await built.promise;
  const path = description().routes[0].replace(/\/\*$/, '');
  say(`${app.name} is at http://localhost:${port}${path}, with the data of ${server}.`);
}
