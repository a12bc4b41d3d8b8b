import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Audience, findEntry } from '@hausgeist/schema';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError, notFound, platformReasons } from '../errors/index.js';
import { sessionCookieName } from './authentication.js';
import type { CompanyPages } from './company-page.js';
import { languagesFor, readPreferences } from './page-preferences.js';
import { localCookieName } from './session-cookies.js';
import { fetchDevShell, type ShellBuild } from './shell-files.js';
import { type PageEntry, renderShellPage, type Shell } from './shell-page.js';
import { answerUnknown } from './unknown-route.js';
import { sendContent, type StaticContent, toStaticContent } from './static-content.js';

/** Paths that belong to other routes: an unknown one below them is an error, never a page. */
export const SERVER_PATHS =
  /^\/(?:api|graphql|remotes|assets|dev|ws|healthz|readyz|metrics)(?:\/|$)/;
/** With an ending or a hidden part, as files have and pages do not. */
const FILE_LIKE = /\.[^/]*$|\/\./;

/** The start page may be found; everything else is for people who have signed in. */
const ROBOTS = 'User-agent: *\nAllow: /$\nDisallow: /\n';

/** What decides which versions of the micro-frontends a visitor gets. */
export interface PageVisitor {
  path: string;
  /** The number that the browser was given, as it says. */
  lot: string | undefined;
  /** The company whose chat the page is, by the name in its address. */
  company: string | undefined;
  /** What puts a front end of an administrator's own machine into the page, as the browser says. */
  local: string | undefined;
  /** Whether the browser keeps a cookie of the page: not in the frame of another website. */
  keepsCookies: boolean;
}

/** What a visitor gets. */
export interface PageChoice {
  entries: readonly PageEntry[];
  /** The number that the browser is given now, so that its next page has the same versions. */
  drawn?: number | undefined;
}

/** The number that decides which visitors get a version that is tried; no one else has to know it. */
const LOT_COOKIE = 'hausgeist_lot';
const LOT_SECONDS = 30 * 24 * 3600;

interface ShellRoutesOptions {
  build: ShellBuild | undefined;
  publicUrl: string;
  /** Whether a collector takes traces. */
  isTraced: boolean;
  /** Origin of the shell's development server, which then replaces the build. */
  devOrigin: string | undefined;
  /** Tells whose chat a page is. */
  pages: CompanyPages;
  /** The micro-frontends of this moment for a visitor. */
  choose: (visitor: PageVisitor) => Promise<PageChoice>;
}

/** The shell's page at every address that nothing else answers, and the shell's own files. */
export function addShellRoutes(server: FastifyInstance, options: ShellRoutesOptions): void {
  const { build, publicUrl, isTraced, devOrigin, choose, pages } = options;
  const config = { access: 'public' } as const;
  const compressed = new LRUCache<string, StaticContent>({ max: 50 });

  server.get('/assets/*', { config }, async (request, reply) => {
    const content = build?.assets.get(pathOf(request.url));
    if (!content) throw notFound();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendContent(request, reply, content);
  });

  server.get('/robots.txt', { config }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(ROBOTS),
  );

  server.get('/*', { config }, async (request, reply) => {
    const path = pathOf(request.url);
    if (SERVER_PATHS.test(path) || FILE_LIKE.test(path)) throw notFound();
    // A call that the documents write without `/api` is not a page, whatever the method.
    if (server.knownPaths.methodsAt(path).length > 0) {
      return answerUnknown(request, reply, server.knownPaths);
    }
    const found = await pages.find({
      path,
      hostname: request.hostname,
      search: new URLSearchParams(request.url.split('?')[1]),
    });
    // What stands behind the `#` goes along by itself.
    if (found.kind === 'moved') return reply.header('cache-control', 'no-cache').redirect(found.to);
    const company = found.kind === 'company' ? found.company : undefined;
    const { entries: apps, drawn } = await choose({
      path,
      lot: request.cookies[LOT_COOKIE],
      company: company?.slug,
      local: company?.isEmbedded ? undefined : request.cookies[localCookieName(publicUrl)],
      keepsCookies: !company?.isEmbedded,
    });
    if (drawn !== undefined) {
      reply.setCookie(LOT_COOKIE, String(drawn), {
        ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: LOT_SECONDS },
        secure: publicUrl.startsWith('https:'),
      });
    }
    // A page that there is not is shown as the chat's.
    const audience = findEntry(apps, path)?.audience ?? 'end-user';
    const page = renderShellPage({
      shell: await currentShell(build, devOrigin),
      entries: apps,
      path,
      preferences: readPreferences({
        cookies: request.cookies,
        acceptLanguage: request.headers['accept-language'],
        languages: languagesFor(audience),
      }),
      isStranger: request.cookies[sessionMarkOf(audience, publicUrl)] === undefined,
      isTraced,
      publicUrl,
      page: found,
    });
    // The policy says it, and says which pages may.
    if (found.kind === 'company' && found.frameAncestors.length > 0) {
      reply.removeHeader('x-frame-options');
    }
    reply.code(page.found ? 200 : 404).headers({
      'content-security-policy': page.contentSecurityPolicy,
      'cache-control': 'no-cache',
    });
    let content = compressed.get(page.html);
    if (!content) compressed.set(page.html, (content = compress(page.html)));
    return sendContent(request, reply, content, ['Accept-Language', 'Cookie']);
  });
}

/** The cookie of those who are signed in; consoles keep their sessions elsewhere, and set one that only says so. */
const sessionMarkOf = (audience: Audience, publicUrl: string) =>
  audience === 'end-user' ? sessionCookieName(publicUrl) : `${audience}SignedIn`;

async function currentShell(build: ShellBuild | undefined, devOrigin?: string): Promise<Shell> {
  if (devOrigin) return fetchDevShell(devOrigin);
  if (!build) throw new AppError('UNAVAILABLE', platformReasons.FRONT_END_MISSING);
  return build.shell;
}

/** Pages are few and small, so compressing each once costs less than sending it whole. */
function compress(html: string): StaticContent {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const copies = { br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
  return { ...toStaticContent('page.html', identity, copies), type: 'text/html; charset=utf-8' };
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound();
  }
}
