import { readApart, type RequestContext, requireUuid } from '../../platform/context/index.js';
import { notFound } from '../../platform/errors/index.js';
import { type MaybeCountedPage, type PageRequest, readPage } from '../../platform/lists/index.js';
import { findCompany } from '../companies/index.js';
import { findColleagues } from '../inbox/index.js';
import { caseScope, casesToRead, mayReadContacts, personOf } from './case.policy.js';
import { caseReasons } from './case.reasons.js';
import {
  CASE_VIEW,
  type CaseCountsView,
  type CaseDetailsView,
  type CaseEntryView,
  type CaseFilter,
  type CaseRow,
  type CaseSortName,
  type PersonView,
} from './case-views.js';
import { findCaseDetails } from './list/case-details.repository.js';
import { countCases, listCases } from './list/case-list.repository.js';
import { findCase, findCases } from './list/case-row.repository.js';

/** A list of cases that is asked for. */
export interface CaseListRequest {
  companyId?: string | null | undefined;
  filter: CaseFilter;
  search?: string | null | undefined;
  sort?: CaseSortName | null | undefined;
  page: PageRequest;
  /** Whether the length of the list is asked for. */
  counted: boolean;
}

/** What the people of a company see of its cases. */
export class CaseService {
  /** One page of a company's cases. */
  async list(
    context: RequestContext,
    { companyId, filter, search, sort, page, counted }: CaseListRequest,
  ): Promise<MaybeCountedPage<CaseRow>> {
    const selection = {
      companyId: casesToRead(context.actor, companyId),
      personId: personOf(context.actor),
      filter: withIds(filter),
      search,
      sort: sort ?? 'ACTIVITY',
      page: { ...readPage(page), counted },
    };
    await findCompany(context.em, selection.companyId);
    return readApart(context, (em) => listCases(em, selection));
  }

  /** How many cases there are. */
  async counts(
    context: RequestContext,
    companyId: string | null | undefined,
  ): Promise<CaseCountsView> {
    const ofCompany = casesToRead(context.actor, companyId);
    await findCompany(context.em, ofCompany);
    return readApart(context, (em) => countCases(em, ofCompany, personOf(context.actor)));
  }

  /** One case as lists show it. */
  async row({ actor, em }: RequestContext, id: string): Promise<CaseRow> {
    const row = await findCase(em, requireUuid(id), caseScope(actor));
    if (!row) throw notFound(caseReasons.CASE_NOT_FOUND);
    return row;
  }

  /** One case with its history, its files and its link. */
  async details(context: RequestContext, id: string): Promise<CaseDetailsView> {
    const row = await this.row(context, id);
    const details = await findCaseDetails(context.em, row);
    const entries = mayReadContacts(context.actor)
      ? details.entries
      : details.entries.map(withoutContact);
    return { row, ...details, entries };
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<CaseRow[]> {
    return findCases(em, ids, caseScope(actor));
  }

  /** The people of a company who may be given cases, by name. */
  async colleagues(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<PersonView[]> {
    const company = await findCompany(em, casesToRead(actor, companyId));
    return findColleagues(em, company.id, undefined, CASE_VIEW);
  }
}

/** What an order took along is the tenant's name and telephone number. */
const withoutContact = (entry: CaseEntryView): CaseEntryView =>
  entry.kind === 'LINK_SENT' ? { ...entry, text: null } : entry;

/** Ids that nothing can have are refused before the database would choke on them. */
function withIds({ assigneeId, endUserId, buildingId, ...filter }: CaseFilter): CaseFilter {
  const { conversationId, nearConversationId } = filter;
  return {
    ...filter,
    assigneeId: assigneeId ? requireUuid(assigneeId) : undefined,
    endUserId: endUserId ? requireUuid(endUserId) : undefined,
    buildingId: buildingId ? requireUuid(buildingId) : undefined,
    conversationId: conversationId ? requireUuid(conversationId) : undefined,
    nearConversationId: nearConversationId ? requireUuid(nearConversationId) : undefined,
  };
}
