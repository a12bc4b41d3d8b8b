import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../env.js';
import { sendContent, type StaticContent, toStaticContent } from '../static-content.js';
import { DOCS_FONT, DOCS_POLICY, DOCS_SCRIPT, renderDocsPage } from './docs-page.js';
import type { RestDocumentation } from './documentation.js';
import type { OpenApiDocument } from './document-types.js';
import { createOpenApiDocument } from './openapi-document.js';

const require = createRequire(import.meta.url);
const FONT_FILE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

interface Documentation {
  json: StaticContent;
  page: StaticContent;
}

/**
 * What there is to call: for programs at `/api/openapi.json`, for people at `/api/docs`.
 * Gives the document, once all calls were added.
 */
export function addApiDocumentation(
  server: FastifyInstance,
  config: Config,
  documentation: RestDocumentation,
): () => OpenApiDocument {
  let made: Documentation | undefined;
  const make = (): Documentation => {
    const document = createOpenApiDocument(server.restCalls, config, documentation);
    const page = Buffer.from(renderDocsPage(document));
    return {
      json: toStaticContent('openapi.json', Buffer.from(JSON.stringify(document))),
      page: { ...toStaticContent('docs.html', page), type: 'text/html; charset=utf-8' },
    };
  };
  const open = { config: { access: 'public' } } as const;
  server.get('/api/openapi.json', open, async (request, reply) => {
    made ??= make();
    reply.header('cache-control', 'no-cache');
    return sendContent(request, reply, made.json);
  });
  server.get('/api/docs', open, async (request, reply) => {
    made ??= make();
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': DOCS_POLICY });
    return sendContent(request, reply, made.page);
  });
  server.get(DOCS_SCRIPT, open, async (request, reply) => {
    const file = join(config.repositoryRoot, 'graphql-server/reference/reference.js');
    reply.header('cache-control', 'no-cache');
    return sendContent(request, reply, toStaticContent('reference.js', await readFile(file)));
  });
  server.get(DOCS_FONT, open, async (request, reply) => {
    const letters = await readFile(require.resolve(FONT_FILE));
    reply.header('cache-control', 'public, max-age=86400');
    return sendContent(request, reply, toStaticContent('inter.woff2', letters));
  });
  return () => createOpenApiDocument(server.restCalls, config, documentation);
}
