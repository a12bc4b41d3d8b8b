import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../env.js';
import { notFound } from '../errors/index.js';
import { sendContent, type StaticContent, toStaticContent } from '../http/index.js';

/** Where the page is. */
export const EXPLORER_PAGE = '/graphql/explorer';

/** The page's own files, its own endpoint, and nothing from elsewhere. */
const policyFor = ({ publicUrl }: Config) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${new URL(publicUrl).origin.replace(/^http/, 'ws')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * A page for trying operations, with the schema beside it. It sends what it is told with the token
 * or key that is typed in, and never with the session of the browser, so that a
 * link to it cannot make a signed-in person do anything.
 */
export function addExplorerRoutes(server: FastifyInstance, config: Config): void {
  const folder = join(config.repositoryRoot, 'graphql-server/explorer');
  const access = { config: { access: 'public' } } as const;

  server.get(EXPLORER_PAGE, access, async (request, reply) => {
    const content = await readContent(folder, 'index.html');
    reply.headers({
      'content-security-policy': policyFor(config),
      'cache-control': 'no-cache',
    });
    return sendContent(request, reply, { ...content, type: 'text/html; charset=utf-8' });
  });
  server.get<{ Params: { name: string } }>(
    `${EXPLORER_PAGE}/:name`,
    access,
    async (request, reply) => {
      const content = await readContent(folder, request.params.name);
      reply.header('cache-control', 'no-cache');
      return sendContent(request, reply, content);
    },
  );
}

/** Whether a browser has opened the address of the endpoint, where nothing is asked for that could be answered. */
export function isOpenedByBrowser({ method, query, headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  // Programs name a form of JSON, or none at all.
  const wantsPage = accept.includes('text/html') && !/\bjson\b/.test(accept);
  return method === 'GET' && wantsPage && !Object.hasOwn(query ?? {}, 'query');
}

/** Reads a file of the page; the names are compared, so that no other file can be named. */
async function readContent(folder: string, name: string): Promise<StaticContent> {
  const names = await readdir(folder);
  if (!names.includes(name)) throw notFound();
  return toStaticContent(name, await readFile(join(folder, name)));
}
