import { readApart, type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import {
  conflict,
  notFound,
  refuseUnknownRevision,
  wrongField,
} from '../../../platform/errors/index.js';
import { type ListPage, type PageRequest, readPage } from '../../../platform/lists/index.js';
import type { AuditAction } from '../../audit/index.js';
import { Building } from '../../buildings/index.js';
import {
  companyToInstruct,
  companyToView,
  findCompany,
  lockCompany,
} from '../../companies/index.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import { scopeToView } from '../use-cases/use-case.policy.js';
import { type DraftContent, readContent } from './draft-content.js';
import { type DraftJournal, nameOf } from './draft-journal.js';
import { DraftUseCase, KnowledgeDraft } from './draft.entity.js';
import { scopeToWrite } from './draft.policy.js';
import { findDraft, findDraftUseCase, listDraft } from './draft.repository.js';
import type { DraftFilter, DraftUseCaseView, DraftView } from './draft-views.js';

/** A use case of a draft as the person who changes it saw it. */
export interface SeenUseCase {
  id: string;
  revision: number;
}

type Named = string | null | undefined;

/** The next version of a company's knowledge, as its people write it. */
export class DraftService {
  readonly #journal: DraftJournal;

  constructor(journal: DraftJournal) {
    this.#journal = journal;
  }

  async find({ actor, em }: RequestContext, companyId: Named): Promise<DraftView | undefined> {
    const company = await findCompany(em, companyToView(actor, companyId));
    return findDraft(em, company.id);
  }

  async list(
    context: RequestContext,
    { page, companyId, filter }: { page: PageRequest; companyId?: Named; filter: DraftFilter },
  ): Promise<ListPage<DraftUseCaseView>> {
    const ofCompany = companyToView(context.actor, companyId);
    const wanted = readPage(page);
    return readApart(context, (em) => listDraft(em, ofCompany, filter, wanted));
  }

  async findUseCase({ actor, em }: RequestContext, id: string): Promise<DraftUseCaseView> {
    const { company } = await requireDraftRow(em, id, scopeToView(actor));
    return requireDraftView(em, company.id, id);
  }

  /** Begins a draft from what answers now; one that is there already stays as it is. */
  async start(context: RequestContext, companyId: Named): Promise<DraftView> {
    const ofCompany = companyToInstruct(context.actor, companyId);
    return transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, ofCompany);
      await this.#journal.begin(context, tx, company);
      return requireDraft(tx, company.id);
    });
  }

  /** Adds a use case, in a draft that is begun if there is none. */
  async add(
    context: RequestContext,
    { companyId, ...content }: DraftContent & { companyId?: Named },
  ): Promise<DraftUseCaseView> {
    const ofCompany = companyToInstruct(context.actor, companyId);
    return this.addProposed(context, { ...content, companyId: ofCompany });
  }

  /** Adds what another feature lets the actor propose; it has checked that they may. */
  async addProposed(
    context: RequestContext,
    { companyId: ofCompany, ...input }: DraftContent & { companyId: string },
  ): Promise<DraftUseCaseView> {
    const content = readContent(input);
    return transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, ofCompany);
      await requireBuildings(tx, company.id, content.buildingIds);
      await this.#journal.begin(context, tx, company);
      const [last] = await tx.find(
        DraftUseCase,
        { company: company.id },
        { orderBy: { position: 'desc' }, limit: 1 },
      );
      const position = (last?.position ?? 0) + 1;
      const changedBy = nameOf(context);
      const row = tx.create(DraftUseCase, {
        ...{ ...content, company, position, changedBy },
        ...{ wordings: content.wordings ?? [], questionIds: content.questionIds ?? [] },
        buildingIds: content.buildingIds ?? [],
      });
      await tx.flush();
      await this.#journal.tellReviewers(context, tx, company);
      return this.#changed(context, tx, row, 'knowledge.use-case.added');
    });
  }

  /** Changes a use case, unless a colleague has changed it since it was read. */
  async change(
    context: RequestContext,
    { id, revision, ...input }: DraftContent & SeenUseCase,
  ): Promise<DraftUseCaseView> {
    const content = readContent(input);
    return this.#write(context, { id, revision }, 'knowledge.use-case.changed', async (row, tx) => {
      await requireBuildings(tx, row.company.id, content.buildingIds);
      const { wordings = row.wordings, questionIds = row.questionIds, ...rest } = content;
      const { buildingIds = row.buildingIds } = content;
      Object.assign(row, rest, { wordings, questionIds, buildingIds, removed: false });
    });
  }

  /** Takes a use case out of the next version, or back into it. */
  async setRemoved(
    context: RequestContext,
    seen: SeenUseCase,
    removed: boolean,
  ): Promise<DraftUseCaseView> {
    const action = removed ? 'knowledge.use-case.removed' : 'knowledge.use-case.kept';
    return this.#write(context, seen, action, (row) => {
      row.removed = removed;
    });
  }

  /** Gives the whole draft up; what answers now goes on answering. */
  async discard(
    context: RequestContext,
    { companyId, revision }: { companyId?: Named; revision: number },
  ): Promise<void> {
    const ofCompany = companyToInstruct(context.actor, companyId);
    await transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, ofCompany);
      await lockDraft(tx, company.id, revision);
      await tx.nativeDelete(DraftUseCase, { company: company.id });
      await tx.nativeDelete(KnowledgeDraft, { company: company.id });
      await this.#journal.record(context, tx, company, 'knowledge.draft.discarded', {});
    });
  }

  async #write(
    context: RequestContext,
    { id, revision }: SeenUseCase,
    action: AuditAction,
    change: (row: DraftUseCase, tx: EntityManager) => Promise<void> | void,
  ): Promise<DraftUseCaseView> {
    const scope = scopeToWrite(context.actor);
    return transactional(context.em, async (tx) => {
      const { company } = await requireDraftRow(tx, id, scope);
      await lockCompany(tx, company.id);
      const row = await requireDraftRow(tx, id, scope);
      if (row.revision !== revision) {
        const name = row.changedBy ?? '';
        throw conflict(knowledgeReasons.USE_CASE_CHANGED_MEANWHILE({ name }));
      }
      await change(row, tx);
      row.revision += 1;
      row.changedAt = new Date();
      row.changedBy = nameOf(context);
      await tx.flush();
      return this.#changed(context, tx, row, action);
    });
  }

  async #changed(
    context: RequestContext,
    tx: EntityManager,
    { id, company, title }: DraftUseCase,
    action: AuditAction,
  ): Promise<DraftUseCaseView> {
    const owner = await findCompany(tx, company.id);
    await this.#journal.changed(context, tx, owner, action, { title });
    return requireDraftView(tx, company.id, id);
  }
}

/** The draft of a company, as it was seen. Lock the company first. */
export async function lockDraft(
  tx: EntityManager,
  companyId: string,
  revision: number,
): Promise<KnowledgeDraft> {
  const draft = await tx.findOne(KnowledgeDraft, { company: companyId }, { refresh: true });
  if (!draft) throw notFound(knowledgeReasons.DRAFT_NOT_BEGUN);
  refuseUnknownRevision(revision, draft.revision);
  if (draft.revision !== revision) throw conflict(knowledgeReasons.DRAFT_CHANGED_MEANWHILE);
  return draft;
}

async function requireDraft(em: EntityManager, companyId: string): Promise<DraftView> {
  const draft = await findDraft(em, companyId);
  if (!draft) throw notFound(knowledgeReasons.DRAFT_NOT_BEGUN);
  return draft;
}

/** A use case of a draft; of that company only, if one is named. */
export async function requireDraftRow(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<DraftUseCase> {
  const where = { id: requireUuid(id), ...(companyId ? { company: companyId } : {}) };
  const row = await em.findOne(DraftUseCase, where, { refresh: true });
  if (!row) throw notFound(knowledgeReasons.USE_CASE_NOT_FOUND);
  return row;
}

/** The same as lists show it. */
export async function requireDraftView(
  em: EntityManager,
  companyId: string,
  id: string,
): Promise<DraftUseCaseView> {
  const view = await findDraftUseCase(em, companyId, id);
  if (!view) throw notFound(knowledgeReasons.USE_CASE_NOT_FOUND);
  return view;
}

/** Refuses buildings that are not the company's. */
async function requireBuildings(
  tx: EntityManager,
  companyId: string,
  ids: readonly string[] = [],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const known = await tx.count(Building, { id: { $in: wanted }, company: companyId });
  if (known === wanted.length) return;
  throw wrongField('buildingIds', knowledgeReasons.BUILDING_OF_USE_CASE_UNKNOWN);
}
