import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../env.js';
import type { EntityManager } from '../../platform/database/index.js';
import { readPreferences } from '../../platform/http/index.js';
import { Company, findCompanyBySlug, logoUrl } from '../companies/index.js';
import {
  LEGAL_PAGES,
  type LegalFacts,
  type LegalPage,
  type Reader,
  renderLegalPage,
  renderOwnPage,
} from './legal-page.js';
import { LEGAL_TEXT_KINDS, type LegalTextKind } from './own/legal-text.entity.js';
import type { OperatorDetailsService } from './operator/operator-details.service.js';
import { findNewest } from './own/legal-text.repository.js';
import { processorsOf } from './processors.js';

const config = { access: 'public' } as const;

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const slugParams = z.object({ slug: z.string() });

/** The address of the terms where neither the company nor the platform has any for its chat. */
const PORTAL_TERMS = '/terms';

/**
 * `/privacy`, `/imprint` and `/accessibility`, and those of a company below `/c/<slug>`: for everyone,
 * without a sign-in or a script. Under a company's own domain, the short addresses are the company's, too.
 */
export function addLegalRoutes(
  server: FastifyInstance,
  settings: Config,
  operator: OperatorDetailsService,
): void {
  const processors = processorsOf(settings);
  const factsOf = async (em: EntityManager): Promise<LegalFacts> => ({
    ...{ operator: await operator.current(em), processors },
  });
  for (const page of LEGAL_PAGES) {
    server.get(`/${page}`, { config }, async (request, reply) => {
      const { em } = request.context;
      const facts = await factsOf(em);
      const company = page === 'accessibility' ? null : await findByDomain(em, request.hostname);
      if (company && page !== 'accessibility') {
        return send(reply, await pageOf(em, page, { company, facts, reader: readerOf(request) }));
      }
      return send(reply, renderLegalPage(page, readerOf(request), facts));
    });
  }
  for (const kind of LEGAL_TEXT_KINDS) {
    server.get(`/c/:slug/${kind}`, { config }, async (request, reply) => {
      const { em } = request.context;
      const { slug } = slugParams.parse(request.params);
      const found = await findCompanyBySlug(em, slug.toLowerCase());
      // The chat's address says to people that there is no such company.
      if (!found) return reply.redirect(`/c/${encodeURIComponent(slug)}`);
      if (found.slug !== slug) return reply.redirect(`/c/${found.slug}/${kind}`);
      const company = await em.findOneOrFail(Company, { id: found.id });
      const facts = await factsOf(em);
      const page = await pageOf(em, kind, { company, facts, reader: readerOf(request) });
      return page === undefined ? reply.redirect(PORTAL_TERMS) : send(reply, page);
    });
  }
}

interface PageOf {
  company: Company;
  facts: LegalFacts;
  reader: Reader;
}

/** The company's own text, else the platform's; undefined where there is neither. */
async function pageOf(
  em: EntityManager,
  kind: LegalTextKind,
  { company, facts, reader }: PageOf,
): Promise<string | undefined> {
  const { name, slug } = company;
  const own = { ...reader, company: { name, slug, logo: logoUrl(company) } };
  const saved = await findNewest(em, company.id, kind);
  if (saved?.german) {
    const isEnglish = reader.language === 'en' && Boolean(saved.english);
    const text = (isEnglish && saved.english) || saved.german;
    const language = isEnglish ? 'en' : 'de';
    return renderOwnPage(kind, { ...own, language }, { text, savedAt: saved.createdAt });
  }
  return isPlatformPage(kind) ? renderLegalPage(kind, own, facts) : undefined;
}

const isPlatformPage = (kind: LegalTextKind): kind is LegalTextKind & LegalPage =>
  LEGAL_PAGES.some((page) => page === kind);

const findByDomain = (em: EntityManager, hostname: string): Promise<Company | null> =>
  em.findOne(Company, {
    customDomain: hostname.toLowerCase(),
    customDomainConfirmedAt: { $ne: null },
  });

function readerOf({ context, cookies }: FastifyRequest): Reader {
  const { theme, textSize } = readPreferences({
    cookies,
    acceptLanguage: undefined,
    languages: [],
  });
  return { language: context.language ?? 'de', looks: { theme, textSize } };
}

const send = (reply: FastifyReply, page: string | undefined) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
    })
    .send(page);
