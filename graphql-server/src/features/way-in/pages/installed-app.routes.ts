import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FileStore, readIfThere } from '../../../platform/files/index.js';
import { sendContent, toStaticContent } from '../../../platform/http/index.js';
import type { Company } from '../../companies/index.js';
import { appIcon } from './app-icon.js';
import { requireCompany } from './public-company.routes.js';
import type { TouchIcons } from './touch-icons.js';

/** The accent of the product's own pages, and the canvas behind them. */
const ACCENT = '#0b6b5f';
const CANVAS = '#f5f6f8';

const config = { access: 'public' } as const;

interface Parts {
  files: FileStore;
  touchIcons: TouchIcons;
}

interface InstalledApp {
  name: string;
  /** Path of the page that it opens. */
  start: string;
  color: string;
  icon: string;
}

/** https://www.w3.org/TR/appmanifest/ */
const manifestOf = ({ name, start, color, icon }: InstalledApp) => ({
  id: start,
  name,
  short_name: name.length > 12 ? (name.split(' ')[0] ?? name) : name,
  lang: 'de',
  start_url: start,
  scope: '/',
  display: 'standalone',
  theme_color: color,
  background_color: CANVAS,
  icons: ['any', 'maskable'].map((purpose) => ({
    ...{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose },
  })),
});

/**
 * What browsers need to install the chat on a home screen: of all companies, or of one with its name,
 * colour and logo.
 */
export function addInstalledAppRoutes(server: FastifyInstance, parts: Parts): void {
  const own = { name: 'Hausgeist', start: '/', color: ACCENT, icon: '/app-icon.svg' };
  const ownIcon = appIcon({ color: ACCENT, logo: undefined });
  server.get('/app.webmanifest', { config }, async (request, reply) =>
    sendManifest(request, reply, own),
  );
  server.get('/app-icon.svg', { config }, async (request, reply) =>
    sendIcon(request, reply, ownIcon),
  );
  server.get('/app-icon.png', { config }, async (request, reply) =>
    sendTouchIcon(request, reply, await parts.touchIcons.of(ownIcon)),
  );
  addCompanyRoutes(server, parts);
}

function addCompanyRoutes(server: FastifyInstance, { files, touchIcons }: Parts): void {
  type Named = { Params: { slug: string } };
  const iconOf = async (request: FastifyRequest<Named>) => {
    const { brandColor, logoKey } = await requireCompany(request.context.em, request.params.slug);
    const logo = (await readIfThere(files, logoKey)) ?? undefined;
    return appIcon({ color: brandColor ?? ACCENT, logo });
  };
  server.get<Named>('/c/:slug/app.webmanifest', { config }, async (request, reply) => {
    const company = await requireCompany(request.context.em, request.params.slug);
    const { name, slug, brandColor } = company;
    await sendManifest(request, reply, {
      name,
      start: isAtOwnDomain(company, request.hostname) ? '/' : `/c/${slug}`,
      color: brandColor ?? ACCENT,
      icon: `/c/${slug}/app-icon.svg`,
    });
  });
  server.get<Named>('/c/:slug/app-icon.svg', { config }, async (request, reply) =>
    sendIcon(request, reply, await iconOf(request)),
  );
  server.get<Named>('/c/:slug/app-icon.png', { config }, async (request, reply) =>
    sendTouchIcon(request, reply, await touchIcons.of(await iconOf(request))),
  );
}

const isAtOwnDomain = ({ customDomain, customDomainConfirmedAt }: Company, hostname: string) =>
  Boolean(customDomainConfirmedAt) && customDomain === hostname.toLowerCase();

function sendManifest(request: FastifyRequest, reply: FastifyReply, app: InstalledApp) {
  return send(request, reply, {
    content: Buffer.from(JSON.stringify(manifestOf(app))),
    type: 'application/manifest+json; charset=utf-8',
  });
}

function sendIcon(request: FastifyRequest, reply: FastifyReply, icon: string) {
  reply.header('content-security-policy', "default-src 'none'; img-src data:");
  return send(request, reply, { content: Buffer.from(icon), type: 'image/svg+xml' });
}

function sendTouchIcon(request: FastifyRequest, reply: FastifyReply, content: Buffer | undefined) {
  if (!content) return reply.status(503).header('retry-after', '60').send();
  return send(request, reply, { content, type: 'image/png' });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, type }: { content: Buffer; type: string },
) {
  reply.header('cache-control', 'public, max-age=3600');
  return sendContent(request, reply, { ...toStaticContent('app', content), type });
}
