import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../env.js';
import type { EntityManager } from '../../platform/database/index.js';
import { Company, findCompanyBySlug } from '../companies/index.js';
import {
  LEGAL_PAGES,
  type LegalFacts,
  type LegalPage,
  renderLegalPage,
  renderOwnPage,
} from './legal-page.js';
import { LEGAL_TEXT_KINDS, type LegalTextKind } from './own/legal-text.entity.js';
import type { OperatorDetailsService } from './operator/operator-details.service.js';
import { findNewest } from './own/legal-text.repository.js';
import { type LegalLanguage, processorsOf } from './processors.js';

const config = { access: 'public' } as const;

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

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
        return send(
          reply,
          await pageOf(em, page, { company, facts, language: languageOf(request) }),
        );
      }
      return send(reply, renderLegalPage(page, languageOf(request), facts));
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
      const page = await pageOf(em, kind, { company, facts, language: languageOf(request) });
      return page === undefined ? reply.redirect(PORTAL_TERMS) : send(reply, page);
    });
  }
}

interface Reader {
  company: Company;
  facts: LegalFacts;
  language: LegalLanguage;
}

/** The company's own text, else the platform's; undefined where there is neither. */
async function pageOf(
  em: EntityManager,
  kind: LegalTextKind,
  { company, facts, language }: Reader,
): Promise<string | undefined> {
  const own = await findNewest(em, company.id, kind);
  if (own?.german) {
    const isEnglish = language === 'en' && Boolean(own.english);
    const text = (isEnglish && own.english) || own.german;
    return renderOwnPage(kind, isEnglish ? 'en' : 'de', company, { text, savedAt: own.createdAt });
  }
  return isPlatformPage(kind) ? renderLegalPage(kind, language, facts, company) : undefined;
}

const isPlatformPage = (kind: LegalTextKind): kind is LegalTextKind & LegalPage =>
  LEGAL_PAGES.some((page) => page === kind);

const findByDomain = (em: EntityManager, hostname: string): Promise<Company | null> =>
  em.findOne(Company, {
    customDomain: hostname.toLowerCase(),
    customDomainConfirmedAt: { $ne: null },
  });

const languageOf = ({ context }: FastifyRequest): LegalLanguage => context.language ?? 'de';

const send = (reply: FastifyReply, page: string | undefined) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
    })
    .send(page);
