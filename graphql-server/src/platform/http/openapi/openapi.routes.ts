import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../env.js';
import { sendContent, type StaticContent, toStaticContent } from '../static-content.js';
import { DOCS_POLICY, renderDocsPage } from './docs-page.js';
import { createOpenApiDocument } from './openapi-document.js';

interface Documentation {
  json: StaticContent;
  page: StaticContent;
}

/** What there is to call: for programs at `/api/openapi.json`, for people at `/api/docs`. */
export function addApiDocumentation(server: FastifyInstance, { version }: Config): void {
  let made: Documentation | undefined;
  const make = (): Documentation => {
    const document = createOpenApiDocument(server.restCalls, version);
    const page = Buffer.from(renderDocsPage(document));
    return {
      json: toStaticContent('openapi.json', Buffer.from(JSON.stringify(document))),
      page: { ...toStaticContent('docs.html', page), type: 'text/html; charset=utf-8' },
    };
  };
  const config = { access: 'public' } as const;
  server.get('/api/openapi.json', { config }, async (request, reply) => {
    made ??= make();
    reply.header('cache-control', 'no-cache');
    return sendContent(request, reply, made.json);
  });
  server.get('/api/docs', { config }, async (request, reply) => {
    made ??= make();
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': DOCS_POLICY });
    return sendContent(request, reply, made.page);
  });
}
