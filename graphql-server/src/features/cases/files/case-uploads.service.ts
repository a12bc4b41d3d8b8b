import { openAsBlob } from 'node:fs';
import { v4 as randomId } from 'uuid';
import {
  actorId,
  type RequestContext,
  requireEndUser,
  requireUuid,
} from '../../../platform/context/index.js';
import { type EntityManager, repeatable } from '../../../platform/database/index.js';
import { AppError, conflict, notFound, platformReasons } from '../../../platform/errors/index.js';
import type { FileStore } from '../../../platform/files/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import type { Quotas } from '../../../platform/quotas/index.js';
import { attachmentReasons, type CheckedFile } from '../../attachments/index.js';
import { ServiceCase } from '../case.entity.js';
import { CaseFile } from '../case-records.entity.js';
import { requireCaseWorker } from '../case.policy.js';
import { caseReasons } from '../case.reasons.js';
import { type CraftsmanService, requireLink } from '../craftsman/craftsman.service.js';
import { findTenantCase } from '../tenant/tenant-cases.js';
import { findTenant, tenantAsAuthor } from '../tenant/tenant-as-author.js';
import { authorOf, type CaseAuthor, type CaseJournal } from '../work/case-journal.js';
import { lockCase } from '../work/case-lock.js';

/** Files of a case besides those from its conversation. */
const MOST_FILES = 50;

/** Requests with files for one case, of all senders together. */
const UPLOAD_LIMIT: RateLimit = { name: 'case-uploads', points: 60, durationSeconds: 600 };

/** After this a row whose file never came is forgotten. */
const FORGOTTEN_HOURS = 24;

/** Who may add files to which case. */
export interface CaseUploader {
  caseId: string;
  companyId: string;
  author: CaseAuthor;
  /** The person or key that adds them, of the company or the platform; craftsmen have no account. */
  workerId?: string;
  /** Refuses files that came too late; called with the case locked. */
  requireOpen: (tx: EntityManager, serviceCase: ServiceCase) => Promise<void>;
}

interface Dependencies {
  craftsmen: CraftsmanService;
  files: FileStore;
  journal: CaseJournal;
  limits: RateLimits;
  quotas: Quotas;
}

/** Photos and other files that people of the company, craftsmen and tenants add to cases. */
export class CaseUploads {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** A person or program of the company that works on the case. */
  async admitWorker(context: RequestContext, id: string): Promise<CaseUploader> {
    const { actor, companyId } = requireCaseWorker(context.actor);
    const found = await context.em.findOne(ServiceCase, {
      ...{ id: requireUuid(id) },
      ...(companyId ? { company: companyId } : {}),
    });
    if (!found) throw notFound(caseReasons.CASE_NOT_FOUND);
    const uploader = await this.#admit(context.em, found, authorOf(actor));
    return { ...uploader, workerId: actorId(actor) };
  }

  /** The craftsman whom a link was sent to, while the case is open. */
  async admitCraftsman(context: RequestContext, token: string): Promise<CaseUploader> {
    const { linkId, serviceCase, name } = await this.#deps.craftsmen.find(context, token);
    const uploader = await this.#admit(context.em, serviceCase, { side: 'CRAFTSMAN', name });
    return { ...uploader, requireOpen: (tx, now) => requireLink(tx, linkId, now) };
  }

  /** The tenant or owner of the case, until it is closed. */
  async admitTenant(context: RequestContext, id: string): Promise<CaseUploader> {
    const tenant = requireEndUser(context.actor);
    const found = await findTenantCase(context.em, tenant, id);
    if (!found) throw notFound(caseReasons.CASE_NOT_FOUND);
    await requireNotClosed(context.em, found);
    const author = tenantAsAuthor(await findTenant(context.em, tenant));
    return { ...(await this.#admit(context.em, found, author)), requireOpen: requireNotClosed };
  }

  /**
   * Stores files and writes them down in the history. The rows go first and say where the files will
   * be, so that whatever a crash leaves in the store is found, and what comes at once is counted.
   */
  async keep(
    context: RequestContext,
    files: readonly CheckedFile[],
    uploader: CaseUploader,
  ): Promise<string[]> {
    const { caseId, companyId, author, workerId: personId, requireOpen } = uploader;
    const amount = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
    const refusal = platformReasons.UPLOADS_OF_DAY_SPENT;
    await this.#deps.quotas.take('uploadedBytes', { companyId, personId }, { amount, refusal });
    const rows = await repeatable(context.em, (tx) => reserve(tx, files, uploader));
    try {
      for (const [index, { path }] of files.entries()) {
        const row = rows[index];
        if (row) await this.#deps.files.put(row.storageKey, await openAsBlob(path));
      }
    } catch (error) {
      context.log.error({ err: error }, 'files of a case could not be stored');
      throw new AppError('UNAVAILABLE', attachmentReasons.UPLOAD_FAILED);
    }
    const ids = rows.map(({ id }) => id);
    const names = rows.map(({ originalName }) => originalName);
    try {
      await repeatable(context.em, async (tx) => {
        const serviceCase = await lockCase(tx, caseId, companyId);
        await requireOpen(tx, serviceCase);
        await tx.nativeUpdate(CaseFile, { id: { $in: ids }, companyId }, { storedAt: new Date() });
        await this.#deps.journal.keep(context, tx, serviceCase, {
          ...{ author, kind: 'FILES_ADDED', names },
        });
      });
    } catch (error) {
      if (error instanceof AppError) await this.#delete(context.em.fork(), rows);
      throw error;
    }
    return names;
  }

  /** Deletes what was never stored as a whole; returns how many files. */
  async deleteForgotten(em: EntityManager): Promise<number> {
    const before = new Date(Date.now() - FORGOTTEN_HOURS * 3_600_000);
    const forgotten = await em.find(
      CaseFile,
      { storedAt: null, createdAt: { $lt: before } },
      { limit: 1_000 },
    );
    await this.#delete(em, forgotten);
    return forgotten.length;
  }

  /** First the file: a row without its file is deleted by the next run, the reverse never. */
  async #delete(em: EntityManager, rows: readonly CaseFile[]): Promise<void> {
    for (const { storageKey } of rows) await this.#deps.files.delete(storageKey);
    await em.nativeDelete(CaseFile, { id: { $in: rows.map(({ id }) => id) }, storedAt: null });
  }

  async #admit(
    em: EntityManager,
    { id, company }: ServiceCase,
    author: CaseAuthor,
  ): Promise<CaseUploader> {
    await this.#deps.limits.consume(UPLOAD_LIMIT, id, caseReasons.CASE_TOO_MANY_UPLOADS);
    await requireRoom(em, { caseId: id, companyId: company.id }, 1);
    return { caseId: id, companyId: company.id, author, requireOpen: async () => undefined };
  }
}

/** Makes the rows of files that are about to be stored; others wait until they are counted. */
async function reserve(
  tx: EntityManager,
  files: readonly CheckedFile[],
  { caseId, companyId, author }: CaseUploader,
): Promise<CaseFile[]> {
  await lockCase(tx, caseId, companyId);
  await requireRoom(tx, { caseId, companyId }, files.length);
  const rows = files.map(({ path: _path, ...facts }) =>
    tx.create(CaseFile, {
      ...facts,
      ...{ companyId, caseId, side: author.side, uploadedBy: author.name },
      storageKey: `cases/${companyId}/${randomId()}`,
    }),
  );
  await tx.flush();
  return rows;
}

async function requireRoom(
  em: EntityManager,
  ofCase: Pick<CaseUploader, 'caseId' | 'companyId'>,
  more: number,
): Promise<void> {
  if ((await em.count(CaseFile, { ...ofCase, messageId: null })) + more > MOST_FILES) {
    throw conflict(caseReasons.CASE_HAS_ENOUGH_FILES({ max: MOST_FILES }));
  }
}

async function requireNotClosed(_em: EntityManager, { state }: ServiceCase): Promise<void> {
  if (state === 'CLOSED') throw notFound(caseReasons.CASE_NOT_FOUND);
}
