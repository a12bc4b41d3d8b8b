import { z } from 'zod';
import { readApart, type RequestContext } from '../../platform/context/index.js';
import { allowLong, transactional } from '../../platform/database/index.js';
import { conflict } from '../../platform/errors/index.js';
import type { FileRemoval } from '../../platform/files/index.js';
import { type ListPage, type PageRequest, readPage } from '../../platform/lists/index.js';
import { parseInput } from '../../platform/input/index.js';
import { requireNoHoldAt } from '../legal-holds/index.js';
import { aboutCompany, type AuditLog } from '../audit/index.js';
import type { SessionService } from '../auth/index.js';
import { type CompanyDetails, shapeOfCompanyDetails } from './company-details.js';
import {
  type CompanyRow,
  findCompanyViews,
  listCompanies,
  requireCompanyView,
} from './company-list.repository.js';
import type { CompanyFilter, CompanySort, CompanyView } from './company-view.js';
import { chooseSlug, keepSlug } from './company-slugs.js';
import { Company } from './company.entity.js';
import { companyReasons } from './company.reasons.js';
import {
  companiesToView,
  companyToEdit,
  companyToView,
  requireCompanies,
  requireMailboxChange,
} from './company.policy.js';
import type { CompanyMailbox } from './mailbox/company-mailbox.service.js';
import {
  type CompanyCounts,
  countBelongings,
  deleteCompanyRows,
  findFileKeys,
  findLivingApiKeys,
  findSignedInPeople,
  lockCompany,
  lockCompanyToDelete,
} from './company.repository.js';

const companySchema = z.object(shapeOfCompanyDetails('schema'));

/** What a form says about a company; checked by the service. */
export type CompanyInput = z.input<typeof companySchema>;

/** Arguments of the list. */
export interface CompanyListRequest {
  page: PageRequest;
  filter?: CompanyFilter | null | undefined;
  sort?: CompanySort | null | undefined;
  /** Most entries of a page, where a client cannot turn pages. */
  mostEntries?: number | undefined;
}

interface Dependencies {
  audit: AuditLog;
  files: FileRemoval;
  mailbox: CompanyMailbox;
  sessions: Pick<SessionService, 'announceEnd' | 'endAllOf'>;
}

const BY_NAME: CompanySort = { field: 'NAME', direction: 'ASC' };

/** Property-management companies: who they are, and what goes with them when they leave. */
export class CompanyService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async list(
    context: RequestContext,
    { page, filter, sort, mostEntries }: CompanyListRequest,
  ): Promise<ListPage<CompanyRow>> {
    requireCompanies(context.actor, 'companies.view');
    const wanted = readPage(page, mostEntries);
    return readApart(context, (em) => listCompanies(em, filter ?? {}, sort ?? BY_NAME, wanted));
  }

  /** One company; without an id that of the company user who asks. */
  async find({ actor, em }: RequestContext, id?: string | null): Promise<CompanyView> {
    return requireCompanyView(em, companyToView(actor, id));
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<CompanyView[]> {
    const only = companiesToView(actor);
    return findCompanyViews(
      em,
      ids.filter((id) => only === undefined || id === only),
    );
  }

  async create(context: RequestContext, input: CompanyInput): Promise<CompanyView> {
    requireCompanies(context.actor, 'companies.manage');
    const fields = parseInput(companySchema, input);
    return transactional(context.em, async (tx) => {
      const slug = await chooseSlug(tx, fields.name);
      const company = tx.create(Company, { ...fields, slug });
      await tx.flush();
      await keepSlug(tx, company.id, slug);
      await this.#deps.audit.record(context, tx, 'company.created', aboutCompany(company));
      return requireCompanyView(tx, company.id);
    });
  }

  async update(
    context: RequestContext,
    id: string | null | undefined,
    input: CompanyInput,
  ): Promise<CompanyView> {
    const companyId = companyToEdit(context.actor, id);
    const fields = parseInput(companySchema, input);
    return transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, companyId);
      const changes = changesOf(company, fields);
      if ('email' in changes) requireMailboxChange(context.actor);
      const { email, ...others } = fields;
      Object.assign(company, others);
      if ('email' in changes) await this.#deps.mailbox.change(context, tx, company, email);
      await tx.flush();
      if (Object.keys(changes).length > 0) {
        await this.#deps.audit.record(context, tx, 'company.updated', aboutCompany(company), {
          changes,
        });
      }
      return requireCompanyView(tx, companyId);
    });
  }

  /** What goes with a company that is deleted, beside its people. */
  async belongings(
    { actor, em }: RequestContext,
    id: string,
  ): Promise<CompanyCounts & { files: number }> {
    requireCompanies(actor, 'companies.manage');
    const { id: companyId } = await requireCompanyView(em, companyToEdit(actor, id));
    const files = await findFileKeys(em, companyId);
    return { ...(await countBelongings(em, companyId)), files: files.length };
  }

  /** Deletes a company with its people, their conversations and files; everybody is signed out. */
  async delete(context: RequestContext, id: string): Promise<string> {
    requireCompanies(context.actor, 'companies.manage');
    const companyId = companyToEdit(context.actor, id);
    await transactional(context.em, async (tx) => {
      await allowLong(tx);
      const company = await lockCompanyToDelete(tx, companyId);
      await requireNoHoldAt(tx, companyId);
      const { openRequests } = await countBelongings(tx, companyId);
      if (openRequests > 0) throw conflict(companyReasons.DATA_REQUESTS_ARE_OPEN);
      const { tenantCount, ownerCount, userCount } = await requireCompanyView(tx, companyId);
      const keys = await findFileKeys(tx, companyId);
      for (const person of await findSignedInPeople(tx, companyId)) {
        await this.#deps.sessions.endAllOf(tx, person);
      }
      this.#deps.sessions.announceEnd(tx, await findLivingApiKeys(tx, companyId));
      await deleteCompanyRows(tx, companyId);
      await this.#deps.files.removeAfterCommit(tx, keys);
      const counts = { tenantCount, ownerCount, userCount, fileCount: keys.length };
      await this.#deps.audit.record(context, tx, 'company.deleted', aboutCompany(company), counts);
    });
    return companyId;
  }
}

function changesOf(company: Company, fields: CompanyDetails): Record<string, object> {
  const names = Object.keys(fields) as (keyof CompanyDetails)[];
  return Object.fromEntries(
    names
      .map((name) => [name, { from: company[name] ?? null, to: fields[name] }] as const)
      .filter(([, { from, to }]) => from !== to),
  );
}
