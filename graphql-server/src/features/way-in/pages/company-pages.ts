import { type PageCompany, readCompanyPath } from '@hausgeist/schema';
import type { Config } from '../../../env.js';
import type { Database, EntityManager } from '../../../platform/database/index.js';
import { isSlug } from '../../../platform/german/index.js';
import type { CompanyPage } from '../../../platform/http/index.js';
import { addressOf, Building } from '../../buildings/index.js';
import { Company, findCompanyBySlug, logoUrl } from '../../companies/index.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface PageRequest {
  path: string;
  /** Without the port, as the browser named it. */
  hostname: string;
  search: URLSearchParams;
}

interface Dependencies {
  database: Database;
  config: Pick<Config, 'publicUrl' | 'ownHosts'>;
}

/** Finds the company whose chat a page is: by its path, or by the host that it was asked for. */
export class CompanyPages {
  readonly #deps: Dependencies;
  readonly #ownHosts: ReadonlySet<string>;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    const { publicUrl, ownHosts } = deps.config;
    this.#ownHosts = new Set([new URL(publicUrl).hostname, ...ownHosts]);
  }

  async find({ path, hostname, search }: PageRequest): Promise<CompanyPage> {
    const named = readCompanyPath(path);
    if (named) return this.#findNamed(named, search);
    if (/^\/(?:c|embed)(?:\/|$)/.test(path)) return { kind: 'unknown' };
    // An unknown host shows the ordinary chat, as one that is asked for by its number does.
    if (path !== '/' || this.#ownHosts.has(hostname)) return { kind: 'none' };
    const em = this.#em();
    const company = await em.findOne(Company, {
      customDomain: hostname.toLowerCase(),
      customDomainConfirmedAt: { $ne: null },
    });
    if (!company) return { kind: 'none' };
    const page = await present(em, company, search);
    return { kind: 'company', company: page, host: hostname, frameAncestors: [] };
  }

  async #findNamed(
    { kind, slug }: { kind: 'c' | 'embed'; slug: string },
    search: URLSearchParams,
  ): Promise<CompanyPage> {
    const em = this.#em();
    const wanted = slug.toLowerCase();
    const found = isSlug(wanted) ? await findCompanyBySlug(em, wanted) : undefined;
    if (!found) return { kind: 'unknown' };
    if (found.slug !== slug) {
      const query = search.size > 0 ? `?${search.toString()}` : '';
      return { kind: 'moved', to: `/${kind}/${found.slug}${query}` };
    }
    const company = await em.findOneOrFail(Company, { id: found.id });
    const isEmbedded = kind === 'embed';
    return {
      kind: 'company',
      company: { ...(await present(em, company, search)), isEmbedded },
      frameAncestors: isEmbedded ? company.embedOrigins : [],
    };
  }

  #em(): EntityManager {
    return this.#deps.database.orm.em.fork();
  }
}

async function present(
  em: EntityManager,
  company: Company,
  search: URLSearchParams,
): Promise<PageCompany> {
  const { id, slug, name, brandColor, phone, email, officeHours } = company;
  const buildingId = search.get('building') ?? '';
  const building = UUID.test(buildingId)
    ? await em.findOne(Building, { id: buildingId, company: id })
    : null;
  return {
    slug,
    name,
    color: brandColor ?? null,
    logo: logoUrl(company),
    phone,
    email,
    officeHours: officeHours ?? null,
    building: building && addressOf(building),
    isEmbedded: false,
  };
}
