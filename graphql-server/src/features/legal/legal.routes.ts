import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import { readPreferences } from '../../platform/http/index.js';
import { LEGAL_PAGES, renderLegalPage } from './legal-page.js';
import { processorsOf } from './processors.js';

const config = { access: 'public' } as const;

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** `/privacy`, `/imprint` and `/accessibility`: for everyone, without a sign-in or a script. */
export function addLegalRoutes(server: FastifyInstance, settings: Config): void {
  const facts = { operator: settings.operator, processors: processorsOf(settings) };
  for (const page of LEGAL_PAGES) {
    server.get(`/${page}`, { config }, async (request, reply) => {
      const { locale } = readPreferences({
        cookies: request.cookies,
        acceptLanguage: request.headers['accept-language'],
        languages: ['de', 'en'],
      });
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': PAGE_POLICY,
          'cache-control': 'no-cache',
          vary: 'Accept-Language, Cookie',
        })
        .send(renderLegalPage(page, locale === 'en' ? 'en' : 'de', facts));
    });
  }
}
