import type { EntityManager } from '../../platform/database/index.js';
import { ANONYMOUS, type RequestContext } from '../../platform/context/index.js';
import type { FileRemoval } from '../../platform/files/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { aboutCompany, type AuditActor, type AuditLog } from '../audit/index.js';
import type { Company } from '../companies/index.js';
import type { EndUserImport } from './end-user-import.entity.js';

interface Dependencies {
  audit: AuditLog;
  fileRemoval: FileRemoval;
  log: Logger;
}

const ACTIONS = {
  DONE: 'end-users.import-finished',
  CANCELLED: 'end-users.import-cancelled',
  FAILED: 'end-users.import-failed',
} as const;

/** Closes imports: what they did is written down, and what was kept of the file goes. */
export class ImportEnd {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Recorded in the name of the user who started the import, unless another one has ended it. */
  async settle(
    tx: EntityManager,
    task: EndUserImport,
    company: Pick<Company, 'id' | 'name'>,
    status: keyof typeof ACTIONS,
    context: RequestContext = contextOf(tx, task, this.#deps.log),
  ): Promise<void> {
    task.status = status;
    task.sampleRows = [];
    task.problems = task.problems.map(({ name: _name, value: _value, ...problem }) => problem);
    const actor: AuditActor | undefined =
      context.actor.kind === 'anonymous' ? task.actor : undefined;
    const about = { ...aboutCompany(company), actor };
    await this.#deps.audit.record(context, tx, ACTIONS[status], about, {
      importId: task.id,
      fileName: task.fileName,
      ...countsOf(task),
    });
    await this.#deps.fileRemoval.removeAfterCommit(tx, [task.fileKey]);
  }
}

/** The request that started the import, as far as it was kept. */
export const contextOf = (tx: EntityManager, task: EndUserImport, log: Logger): RequestContext => ({
  actor: ANONYMOUS,
  em: tx,
  log,
  requestId: task.requestId,
  address: task.address,
  userAgent: '',
});

const countsOf = (task: EndUserImport) => ({
  rows: task.totalRows,
  created: task.createdCount,
  updated: task.updatedCount,
  unchanged: task.unchangedCount,
  skipped: task.skippedCount,
  problems: task.problemCount,
});
