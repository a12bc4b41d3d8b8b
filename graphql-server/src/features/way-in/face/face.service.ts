import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../../../env.js';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { badInput, conflict, refusingTaken, wrongField } from '../../../platform/errors/index.js';
import { isSlug, MAX_SLUG_LENGTH } from '../../../platform/german/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import {
  type Company,
  companyReasons,
  companyToInstruct,
  type CompanyView,
  lockCompany,
  requireCompanies,
  requireCompanyView,
  takeSlug,
} from '../../companies/index.js';
import { wayInReasons } from '../way-in.reasons.js';
import { readDomain, readOrigin } from './web-addresses.js';

/** Websites of one company; a policy that browsers read with every page should stay short. */
const MOST_ORIGINS = 10;

/** Answers to the calls, over GraphQL and REST. */
export const FACE_MESSAGES = {
  updated: 'The way into the chat was updated successfully',
  logoChanged: 'Logo updated successfully',
  logoRemoved: 'Logo removed successfully',
  domainConfirmed: 'Domain confirmed successfully',
};

/** What a form says; what is missing stays as it is. */
export interface FaceInput {
  slug?: string | null | undefined;
  embedOrigins?: readonly string[] | null | undefined;
  /** An empty text takes it away. */
  customDomain?: string | null | undefined;
}

interface Dependencies {
  audit: AuditLog;
  config: Pick<Config, 'publicUrl' | 'ownHosts' | 'environment'>;
}

/** Where the chat of a company is found: its address, its own domain, the websites that show it. */
export class FaceService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async update(
    context: RequestContext,
    id: string | null | undefined,
    input: FaceInput,
  ): Promise<CompanyView> {
    const companyId = companyToInstruct(context.actor, id);
    const { embedOrigins, customDomain } = input;
    const slug = isGiven(input.slug) ? readSlug(input.slug) : undefined;
    const origins = isGiven(embedOrigins) ? this.#readOrigins(embedOrigins) : undefined;
    const domain = isGiven(customDomain) ? this.#readDomain(customDomain) : undefined;
    return transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, companyId);
      const before = settingsOf(company);
      if (slug !== undefined && slug !== company.slug) await takeSlug(tx, company, slug);
      if (origins) company.embedOrigins = origins;
      if (domain !== undefined && domain !== (company.customDomain ?? null)) {
        // What the platform has confirmed is that domain alone.
        Object.assign(company, { customDomain: domain, customDomainConfirmedAt: null });
      }
      await tx.flush();
      await this.#record(context, { tx, company, before });
      return requireCompanyView(tx, companyId);
    });
  }

  /** Lets a company's domain lead to its chat, once the platform has seen that it is theirs. */
  async confirmDomain(
    context: RequestContext,
    { companyId: id, customDomain }: { companyId: string; customDomain: string },
  ): Promise<CompanyView> {
    requireCompanies(context.actor, 'companies.manage');
    const companyId = companyToInstruct(context.actor, id);
    return refusingTaken(domainTaken, () =>
      transactional(context.em, async (tx) => {
        const company = await lockCompany(tx, companyId);
        if (!company.customDomain || company.customDomain !== readDomain(customDomain)) {
          throw conflict(wayInReasons.DOMAIN_CHANGED);
        }
        company.customDomainConfirmedAt ??= new Date();
        await tx.flush();
        const about = aboutCompany(company);
        await this.#deps.audit.record(context, tx, 'company.domain-confirmed', about, {
          customDomain: company.customDomain,
        });
        return requireCompanyView(tx, companyId);
      }),
    );
  }

  #readOrigins(texts: readonly string[]): string[] {
    const allowHttp = this.#deps.config.environment !== 'production';
    const written = texts.filter((text) => text.trim() !== '');
    const origins = written.map((text, index) => {
      const origin = readOrigin(text, { allowHttp });
      if (!origin) throw wrongField(`embedOrigins.${index}`, wayInReasons.EMBED_ORIGIN_INVALID);
      return origin;
    });
    if (origins.length > MOST_ORIGINS) {
      throw wrongField('embedOrigins', wayInReasons.TOO_MANY_EMBED_ORIGINS({ max: MOST_ORIGINS }));
    }
    return [...new Set(origins)];
  }

  #readDomain(text: string): string | null {
    if (text.trim() === '') return null;
    const domain = readDomain(text);
    if (!domain) throw wrongField('customDomain', wayInReasons.DOMAIN_INVALID);
    const { publicUrl, ownHosts } = this.#deps.config;
    if ([new URL(publicUrl).hostname, ...ownHosts].includes(domain)) {
      throw wrongField('customDomain', wayInReasons.DOMAIN_OF_PLATFORM);
    }
    return domain;
  }

  async #record(
    context: RequestContext,
    { tx, company, before }: { tx: EntityManager; company: Company; before: Settings },
  ): Promise<void> {
    const after = settingsOf(company);
    const names = Object.keys(before) as (keyof Settings)[];
    const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    if (changed.length === 0) return;
    const details = Object.fromEntries(
      changed.map((name) => [name, { before: before[name], after: after[name] }]),
    );
    const about = aboutCompany(company);
    await this.#deps.audit.record(context, tx, 'company.way-in-updated', about, details);
  }
}

const domainTaken = () => badInput(wayInReasons.DOMAIN_TAKEN);

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

interface Settings {
  slug: string;
  embedOrigins: string[];
  customDomain: string | null;
}

const settingsOf = ({ slug, embedOrigins, customDomain = null }: Company): Settings => ({
  slug,
  embedOrigins,
  customDomain,
});

function readSlug(text: string): string {
  const slug = text.trim().toLowerCase();
  if (isSlug(slug)) return slug;
  throw wrongField('slug', companyReasons.SLUG_INVALID({ min: 2, max: MAX_SLUG_LENGTH }));
}
