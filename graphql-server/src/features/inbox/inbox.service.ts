import { readApart, type RequestContext, requireUuid } from '../../platform/context/index.js';
import { notFound } from '../../platform/errors/index.js';
import { type MaybeCountedPage, type PageRequest, readPage } from '../../platform/lists/index.js';
import { findCompany } from '../companies/index.js';
import { findMessageViews, type MessageView } from '../conversations/index.js';
import { findDetails, findSummaryFile } from './details/inbox-details.repository.js';
import type { InboxDetails, InboxFilter, InboxRow } from './inbox-views.js';
import { inboxReasons } from './inbox.reasons.js';
import { inboxScope, inboxToRead, readerOf } from './inbox.policy.js';
import { countInbox, type InboxCounts, listInbox } from './list/inbox-list.repository.js';
import type { InboxSortName } from './list/inbox-order.js';
import { findRow } from './list/inbox-row.repository.js';

/** A list of conversations that is asked for. */
export interface InboxRequest {
  companyId?: string | null | undefined;
  filter: InboxFilter;
  search?: string | null | undefined;
  sort: InboxSortName;
  page: PageRequest;
  /** Whether the length of the list is asked for. */
  counted: boolean;
}

/** What the people of a company see of the conversations between tenants and the assistant. */
export class InboxService {
  /** One page of a company's conversations in one of the orders. */
  async list(
    context: RequestContext,
    { companyId, filter, search, sort, page, counted }: InboxRequest,
  ): Promise<MaybeCountedPage<InboxRow>> {
    const viewer = this.#viewer(context, companyId);
    const selection = {
      filter: withIds(filter),
      ...{ search, sort },
      page: { ...readPage(page), counted },
    };
    await findCompany(context.em, viewer.companyId);
    return readApart(context, (em) => listInbox(em, viewer, selection));
  }

  /** How many conversations each view has. */
  async counts(
    context: RequestContext,
    companyId: string | null | undefined,
  ): Promise<InboxCounts> {
    const viewer = this.#viewer(context, companyId);
    await findCompany(context.em, viewer.companyId);
    return readApart(context, (em) => countInbox(em, viewer));
  }

  /** One conversation with what colleagues have noted and done. */
  async details(context: RequestContext, id: string): Promise<InboxDetails> {
    const row = await this.row(context, id);
    const details = await findDetails(context.em, row.id);
    if (!details) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
    return { row, ...details };
  }

  /** One conversation as lists show it. */
  async row({ actor, em }: RequestContext, id: string): Promise<InboxRow> {
    const scope = inboxScope(actor);
    const row = await findRow(em, { readerId: readerOf(actor) }, requireUuid(id), scope);
    if (!row) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
    return row;
  }

  /** Some messages of a conversation in their order, and how many it has. */
  async messages(
    context: RequestContext,
    id: string,
    { first, offset }: { first: number; offset: number },
  ): Promise<{ total: number; views: MessageView[] }> {
    const row = await this.row(context, id);
    const page = { afterSequence: offset, limit: first };
    const views = await readApart(context, (em) => findMessageViews(em, row.id, page));
    return { total: row.messageCount, views };
  }

  /** Where the PDF of a conversation's summary is kept. */
  async summaryFile({ actor, em }: RequestContext, id: string): Promise<string> {
    const found = await findSummaryFile(em, requireUuid(id), inboxScope(actor));
    if (!found) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
    if (!found.fileKey) throw notFound(inboxReasons.SUMMARY_NOT_READY);
    return found.fileKey;
  }

  #viewer({ actor }: RequestContext, companyId: string | null | undefined) {
    return { companyId: inboxToRead(actor, companyId), readerId: readerOf(actor) };
  }
}

/** Ids that nothing can have are refused before the database would choke on them. */
function withIds({ assigneeId, labelId, endUserId, buildingId, ...filter }: InboxFilter) {
  return {
    ...filter,
    assigneeId: assigneeId ? requireUuid(assigneeId) : undefined,
    labelId: labelId ? requireUuid(labelId) : undefined,
    endUserId: endUserId ? requireUuid(endUserId) : undefined,
    buildingId: buildingId ? requireUuid(buildingId) : undefined,
  };
}
