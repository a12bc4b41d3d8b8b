import { v7 as uuid } from 'uuid';
import {
  actorId,
  type ManagingActor,
  type RequestContext,
  requireManaging,
  requireUuid,
} from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { platformReasons, wrongField } from '../../platform/errors/index.js';
import { type EventBus, followTopic } from '../../platform/events/index.js';
import {
  concerns,
  VIEWER_CHANGED_TOPIC,
  type ViewerChange,
} from '../../platform/viewer-changes/index.js';
import type { FileStore } from '../../platform/files/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { RateLimits } from '../../platform/limits/index.js';
import type { MalwareGuard } from '../../platform/malware/index.js';
import type { Quotas } from '../../platform/quotas/index.js';
import { aboutCompany, type AuditActor, type AuditLog } from '../audit/index.js';
import type { SessionService } from '../auth/index.js';
import { mayChangeNumber } from '../end-users/index.js';
import { findCompany, lockCompanyShared } from '../companies/index.js';
import { EndUserImport } from './end-user-import.entity.js';
import { checkImportJob, runImportJob } from './end-user-import.job.js';
import {
  admitToImports,
  admitUpload,
  mayFollow,
  requireMayChange,
} from './end-user-import.policy.js';
import { endUserImportReasons } from './end-user-import.reasons.js';
import {
  findImport,
  findImports,
  importNotFound,
  listImports,
  lockImport,
} from './end-user-import.repository.js';
import { type ColumnAssignment, readMapping } from './import-columns.js';
import type { ImportEnd } from './import-end.js';
import { announceImport, importTopic } from './import-progress.js';
import { requireStatus } from './import-status.js';
import type { TableReader } from './table/table-reader.js';
import { findWrongRows, type WrongRow } from './wrong-rows.js';

/** What a client sends. */
export interface NewImport {
  companyId?: string | undefined;
  fileName: string;
  bytes: Buffer;
}

/** How a file is to be read and what becomes of it. */
export interface CheckRequest {
  id: string;
  mapping: readonly ColumnAssignment[];
  updateExisting?: boolean | null;
  byExternalId?: boolean | null;
  sendInvitation?: boolean | null;
}

interface Dependencies {
  audit: AuditLog;
  end: ImportEnd;
  events: EventBus;
  files: FileStore;
  jobs: JobQueue;
  limits: RateLimits;
  malware: MalwareGuard;
  quotas: Quotas;
  reader: TableReader;
  sessions: SessionService;
}

/** Reading a table costs seconds of a processor. */
const UPLOADS = { name: 'end-user-import', points: 60, durationSeconds: 3_600 };

/** A client that waits longer has given up. */
const READING_MS = 120_000;

const MOST_LISTED = 50;

const COUNTED_ANEW = {
  ...{ processedRows: 0, createdCount: 0, updatedCount: 0 },
  ...{ unchangedCount: 0, skippedCount: 0 },
};

/** Takes tenants and owners in from files: upload, check, then the import itself. */
export class EndUserImports {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Reads a file and keeps its rows; no end user is changed yet. */
  async upload(context: RequestContext, file: NewImport): Promise<EndUserImport> {
    const { audit, files, limits, malware, quotas, reader } = this.#deps;
    const { manager, companyId } = admitUpload(context.actor, file.companyId);
    await findCompany(context.em.fork(), companyId);
    await limits.consume(UPLOADS, companyId, endUserImportReasons.TOO_MANY_IMPORTS);
    await malware.admit(file.fileName, file.bytes);
    const owner = { companyId, personId: actorId(manager) };
    const refusal = platformReasons.UPLOADS_OF_DAY_SPENT;
    await quotas.take('uploadedBytes', owner, { amount: file.bytes.length, refusal });
    const table = await reader.read(file.bytes, AbortSignal.timeout(READING_MS));
    const id = uuid();
    const fileKey = `imports/${companyId}/${id}.ndjson`;
    await files.put(fileKey, table.rows);
    try {
      return await transactional(context.em, async (tx) => {
        const company = await lockCompanyShared(tx, companyId);
        const task = tx.create(EndUserImport, {
          id,
          company,
          fileName: file.fileName,
          fileKey,
          columns: table.columns,
          totalRows: table.totalRows,
          sampleRows: table.sample,
          actor: actorOf(manager),
        });
        await tx.flush();
        await audit.record(context, tx, 'end-users.import-uploaded', aboutCompany(company), {
          importId: id,
          fileName: file.fileName,
          rows: table.totalRows,
        });
        return task;
      });
    } catch (error) {
      await files.delete(fileKey);
      throw error;
    }
  }

  async find({ actor, em }: RequestContext, id: string): Promise<EndUserImport> {
    return findImport(em.fork(), requireUuid(id), admitToImports(actor).companyId);
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<EndUserImport[]> {
    return findImports(em.fork(), ids, admitToImports(actor).companyId);
  }

  async list(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
    first: number | null | undefined,
  ): Promise<EndUserImport[]> {
    const admitted = admitUpload(actor, companyId);
    const count = first ?? 10;
    if (count < 1 || count > MOST_LISTED) {
      throw wrongField(
        'first',
        endUserImportReasons.IMPORTS_LISTED_OUT_OF_RANGE({ max: MOST_LISTED }),
      );
    }
    return listImports(em.fork(), admitted.companyId, count);
  }

  /** Has every row checked; the findings are those of the import that may follow. */
  async check(context: RequestContext, request: CheckRequest): Promise<EndUserImport> {
    const updateExisting = request.updateExisting ?? false;
    return this.#change(context, request.id, async (tx, task) => {
      const mapping = readMapping(request.mapping, task.columns.length);
      requireMayChange(context.actor, { updateExisting });
      requireStatus(task, ['UPLOADED', 'CHECKED']);
      Object.assign(task, COUNTED_ANEW, {
        mapping,
        updateExisting,
        byExternalId: request.byExternalId ?? false,
        keepsNumbers: !mayChangeNumber(context.actor),
        sendInvitation: request.sendInvitation ?? false,
        status: 'CHECKING',
        problemCount: 0,
        problems: [],
        requestId: context.requestId,
      });
      await this.#enqueue(tx, checkImportJob, task);
    });
  }

  /** The rows of a checked file that cannot be taken, and what is wrong with them. */
  async findWrongRows(
    context: RequestContext,
    id: string,
  ): Promise<{ task: EndUserImport; rows: WrongRow[] }> {
    const task = await this.find(context, id);
    requireStatus(task, ['CHECKED']);
    return { task, rows: await findWrongRows(this.#deps.files, context.em.fork(), task) };
  }

  /** Takes the rows in as they were checked. */
  async start(
    context: RequestContext,
    { id, skipProblems }: { id: string; skipProblems?: boolean | null },
  ): Promise<EndUserImport> {
    return this.#change(context, id, async (tx, task) => {
      requireMayChange(context.actor, task);
      requireStatus(task, ['CHECKED']);
      if (task.problemCount > 0 && !skipProblems) {
        throw wrongField('skipProblems', endUserImportReasons.ROWS_HAVE_PROBLEMS);
      }
      const { manager } = admitToImports(context.actor);
      const { address, requestId } = context;
      Object.assign(task, COUNTED_ANEW, { status: 'RUNNING', actor: actorOf(manager) });
      // As the one who starts it may: another person may have checked it, with other rights.
      const keepsNumbers = !mayChangeNumber(context.actor);
      Object.assign(task, { address, requestId, keepsNumbers });
      const about = aboutCompany(task.company);
      await this.#deps.audit.record(context, tx, 'end-users.import-started', about, {
        importId: task.id,
        fileName: task.fileName,
        rows: task.totalRows,
        problems: task.problemCount,
        updateExisting: task.updateExisting,
        byExternalId: task.byExternalId,
        sendInvitation: task.sendInvitation,
      });
      await this.#enqueue(tx, runImportJob, task);
    });
  }

  /** Ends an import; rows that are in stay in. */
  async cancel(context: RequestContext, id: string): Promise<EndUserImport> {
    return this.#change(context, id, async (tx, task) => {
      requireStatus(task, ['UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING']);
      if (task.status !== 'RUNNING') Object.assign(task, COUNTED_ANEW);
      await this.#deps.end.settle(tx, task, task.company, 'CANCELLED', context);
    });
  }

  /**
   * The state of an import at once, then each time it has changed. Ends when the follower
   * may not see imports any more.
   */
  async follow(context: RequestContext, id: string): Promise<AsyncIterableIterator<EndUserImport>> {
    const found = await this.find(context, id);
    let actor = requireManaging(context.actor);
    const read = async () => this.find({ ...context, actor }, found.id);
    const holds = async () => {
      // Sockets of a key are closed when it may do less.
      if (actor.kind === 'apiKey') return true;
      const now = await this.#deps.sessions.current(context.em.fork(), actor);
      if (!now || !mayFollow(now, found.company.id)) return false;
      actor = now;
      return true;
    };
    return followTopic(this.#deps.events, importTopic(found.id), {
      first: read,
      next: read,
      access: {
        topic: VIEWER_CHANGED_TOPIC,
        isAbout: (change) => actor.kind !== 'apiKey' && concerns(change as ViewerChange, actor),
        holds,
      },
    });
  }

  async #change(
    context: RequestContext,
    id: string,
    change: (tx: EntityManager, task: EndUserImport) => Promise<void>,
  ): Promise<EndUserImport> {
    const scope = admitToImports(context.actor).companyId;
    return transactional(context.em, async (tx) => {
      const { company } = await findImport(tx, requireUuid(id), scope);
      // In the order in which everybody takes them.
      await lockCompanyShared(tx, company.id);
      const task = await lockImport(tx, id);
      if (!task) throw importNotFound();
      await change(tx, task);
      await tx.flush();
      announceImport(this.#deps.events, tx, task.id);
      return task;
    });
  }

  async #enqueue(
    tx: EntityManager,
    job: typeof checkImportJob,
    { id, company }: EndUserImport,
  ): Promise<void> {
    await this.#deps.jobs.enqueue(tx, job, { importId: id, companyId: company.id });
  }
}

const actorOf = (actor: ManagingActor): AuditActor => ({
  kind: actor.kind,
  id: actorId(actor),
  name: actor.name,
});
